import SwiftUI

private struct GestureBoard: View {
  @State private var log: [String] = []
  @State private var offset = CGSize.zero
  @GestureState private var drag = CGSize.zero
  @GestureState(initialValue: false) private var isPressing: Bool
  @State private var seen: [Int] = []

  private var dragging: some Gesture {
    DragGesture(minimumDistance: 5)
      .updating($drag) { value, state, _ in state = value.translation }
      .onChanged { value in log.append("moved \(Int(value.translation.width))") }
      .onEnded { offset.width += $0.translation.width }
  }

  var body: some View {
    VStack {
      Text("single").onTapGesture { log.append("tap") }
      Text("double").onTapGesture(count: 2) { log.append("double tap") }
      Text("long").onLongPressGesture(minimumDuration: 0.8) { log.append("long press") }
      Text("knob at \(Int(offset.width + drag.width))").gesture(dragging)
      Button("both") { log.append("button") }
        .simultaneousGesture(TapGesture().onEnded { log.append("beside") })
      Text("pressed")
        .gesture(
          LongPressGesture(minimumDuration: 0.5)
            .updating($isPressing) { value, state, transaction in state = value }
            .onEnded { _ in log.append("pressed") })
      Text("either")
        .gesture(
          TapGesture(count: 1).onEnded { log.append("either tap") }
            .exclusively(before: LongPressGesture().onEnded { _ in log.append("either press") }))
      Text("pressing \(isPressing ? "yes" : "no")")
      Text("log: " + log.joined(separator: ", "))
    }
  }
}

let gestureBoard = CompatibilityScreen(
  "gesture-board", from: "developer.apple.com/documentation/swiftui/gestures",
  "developer.apple.com/documentation/swiftui/gesturestate",
  "developer.apple.com/documentation/swiftui/view/simultaneousgesture(_:including:)",
  content: { GestureBoard() },
  walk: { user in
    user.tap("single")
    user.tap("double")
    user.expect("one tap is not two") { $0.texts.contains("log: tap") }
    user.tap("double")
    user.tap("double")
    user.longPress("long")
    user.expect("two taps, then a long press") { $0.contains("double tap, long press") }
    user.slide("knob at 0", to: 40)
    user.expect("the drag has moved the knob, and its own state is back at zero") {
      $0.contains("knob at 40") && $0.contains("moved 40")
    }
    user.tap("both")
    user.expect("both gestures count") { $0.contains("button") && $0.contains("beside") }
    user.longPress("pressed")
    user.expect("the gesture's state is reset when it ends") {
      $0.contains("pressed") && $0.contains("pressing no")
    }
    user.tap("either")
    user.expect("one of two gestures") { $0.contains("either tap") && !$0.contains("either press") }
  })

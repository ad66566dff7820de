import SwiftUI

private struct Stopwatch: View {
  @State private var start = Date()
  @State private var marks = 0
  var body: some View {
    ZStack(alignment: .bottom) {
      Canvas { context, size in
        context.fill(
          Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.yellow))
        context.stroke(Path { $0.addLine(to: .zero) }, with: .color(.black), lineWidth: 2)
      }
      .accessibilityLabel("Face")
      TimelineView(.periodic(from: start, by: 1)) { timeline in
        Text("\(Int(timeline.date.timeIntervalSince(start).rounded())) s")
      }
      Button("Mark") { marks += 1 }
    }
    Text("marks \(marks)")
  }
}

let timeAndDrawing = CompatibilityScreen(
  "time-and-drawing", from: "developer.apple.com/documentation/swiftui/timelineview",
  "developer.apple.com/documentation/swiftui/canvas",
  "developer.apple.com/documentation/swiftui/zstack",
  content: { Stopwatch() },
  walk: { user in
    user.expect("content has the moment of its schedule") { $0.contains("0 s") }
    user.wait(.milliseconds(3500))
    user.expect("it is made anew at each moment") { $0.contains("3 s") }
    user.tap("Mark")
    user.expect("a view in front can be touched") { $0.contains("marks 1") && $0.contains("3 s") }
  })

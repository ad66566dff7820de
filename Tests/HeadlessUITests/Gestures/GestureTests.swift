import HeadlessUI
import LifecycleSimulator
import SwiftUI
import Testing

@MainActor @Suite struct GestureTests {
  private func longPress(_ stage: Stage, _ text: String) {
    guard let element = stage.element(text) else { return }
    stage.run { _ = element.perform(.longPress) }
  }
  private func drag(_ stage: Stage, _ text: String, by points: Double) {
    guard let element = stage.element(text) else { return }
    stage.run { _ = element.perform(.slide(points)) }
  }

  // Apple, onTapGesture(count:perform:): the number of taps that it takes.
  @Test func aDoubleTapTakesTwoTaps() {
    let log = Log()
    let stage = Stage { Text("a").onTapGesture(count: 2) { log.lines.append("double") } }
    stage.tap("a")
    #expect(log.lines == [])
    stage.tap("a")
    #expect(log.lines == ["double"])
  }

  @Test func tapsTooFarApartAreNoDoubleTap() {
    let log = Log()
    let stage = Stage { Text("a").onTapGesture(count: 2) { log.lines.append("double") } }
    stage.tap("a")
    stage.run { _ = stage.simulator.wait(.seconds(1)) }
    stage.tap("a")
    #expect(log.lines == [])
  }

  @Test func aSingleTapWaitsForADoubleTapInside() {
    let log = Log()
    let stage = Stage {
      Text("a").onTapGesture(count: 2) { log.lines.append("double") }
        .onTapGesture { log.lines.append("single") }
    }
    stage.tap("a")
    #expect(log.lines == [])
    stage.run { _ = stage.simulator.wait(.seconds(1)) }
    #expect(log.lines == ["single"])
    stage.tap("a")
    stage.tap("a")
    #expect(log.lines == ["single", "double"])
  }

  // Apple, onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:).
  @Test func aLongPressTellsOfItsBeginningAndEnd() {
    let log = Log()
    let stage = Stage {
      Text("a").onLongPressGesture(minimumDuration: 1) {
        log.lines.append("long")
      } onPressingChanged: {
        log.lines.append("pressing \($0)")
      }
    }
    longPress(stage, "a")
    #expect(log.lines == ["pressing true", "long", "pressing false"])
    stage.tap("a")
    #expect(log.lines.suffix(2) == ["pressing true", "pressing false"])
  }

  struct Draggable: View {
    @GestureState var offset = CGSize.zero
    @State var end = 0.0
    let log: Log
    var body: some View {
      let _ = log.lines.append("at \(Int(offset.width)) end \(Int(end))")
      Text("knob").gesture(
        DragGesture()
          .updating($offset) { value, state, _ in state = value.translation }
          .onEnded { end = $0.translation.width })
    }
  }

  // Apple, GestureState: reset to its initial value when the gesture ends.
  @Test func aGestureStateIsResetWhenTheGestureEnds() {
    let log = Log()
    let stage = Stage { Draggable(log: log) }
    drag(stage, "knob", by: 40)
    #expect(log.lines == ["at 0 end 0", "at 40 end 0", "at 0 end 40"])
  }

  @Test func aDragShorterThanItsMinimumIsNone() {
    let log = Log()
    let stage = Stage { Draggable(log: log) }
    drag(stage, "knob", by: 4)
    #expect(log.lines == ["at 0 end 0"])
  }

  // Apple, highPriorityGesture and simultaneousGesture: which of two gestures count.
  @Test func prioritySaysWhichOfTwoGesturesCounts() {
    let log = Log()
    func tap(_ word: String) -> some Gesture {
      TapGesture().onEnded { log.lines.append(word) }
    }
    let stage = Stage {
      VStack {
        Text("plain").gesture(tap("in")).gesture(tap("out"))
        Text("high").gesture(tap("in")).highPriorityGesture(tap("out"))
        Text("both").gesture(tap("in")).simultaneousGesture(tap("out"))
        Text("masked").gesture(tap("in")).gesture(tap("out"), including: .gesture)
        Text("off").gesture(tap("in")).highPriorityGesture(tap("out"), including: .subviews)
      }
    }
    for text in ["plain", "high", "both", "masked", "off"] { stage.tap(text) }
    #expect(log.lines == ["in", "out", "in", "out", "out", "in"])
  }

  @Test func gesturesAreCombined() {
    let log = Log()
    let press = LongPressGesture(minimumDuration: 0.3)
    let stage = Stage {
      VStack {
        Text("one of").gesture(
          press.onEnded { _ in log.lines.append("press") }
            .exclusively(before: TapGesture().onEnded { log.lines.append("tap") }))
        Text("after").gesture(
          TapGesture().sequenced(before: DragGesture())
            .onEnded { value in
              if case .second(_, let drag?) = value {
                log.lines.append("dragged \(Int(drag.translation.width))")
              }
            })
        Text("mapped").gesture(TapGesture().map { 3 }.onEnded { log.lines.append("\($0)") })
      }
    }
    longPress(stage, "one of")
    stage.tap("mapped")
    stage.tap("after")
    drag(stage, "after", by: 30)
    #expect(log.lines == ["press", "3", "dragged 30"])
  }

  @Test func actionsForAssistiveTechnologyHaveNames() {
    let log = Log()
    let stage = Stage {
      Text("row").accessibilityAction(named: "Archive") { log.lines.append("archived") }
    }
    let element = stage.element("row")
    stage.run { #expect(element?.perform(.pick("Archive")) == true) }
    #expect(log.lines == ["archived"])
  }
}

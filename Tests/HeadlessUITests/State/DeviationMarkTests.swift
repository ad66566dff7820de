import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import SwiftUI
import Testing

/// A quirk counts as seen only where something happens otherwise than without it.
@MainActor @Suite struct DeviationMarkTests {
  private let quirk = QuirkIndex(1)

  struct Note { var text = "old" }
  struct Hiding: View {
    @State private var note: Note? = Note()
    @State private var isShown = true
    var body: some View {
      Button("hide") { isShown = false }
      if isShown, let note = Binding($note) { TextField("field", text: note.text) }
    }
  }

  // Quirk optional-binding-textfield-crash-on-hide: also a part of what the optional holds.
  @Test func aPartOfAnUnwrappedValueIsReadOnceMore() {
    var behavior = PlatformBehavior.reference
    behavior.state.leavingField = Setting(.readInTransition, quirk: quirk)
    let stage = Stage(behavior: behavior) { Hiding() }
    stage.tap("hide")
    #expect(stage.simulator.fired.contains(quirk))
  }

  // Quirk drag-cancel-skips-onended.
  @Test(arguments: [true, false]) func aDragThatNobodyAwaitsTheEndOfIsNoDeviation(awaits: Bool) {
    var behavior = PlatformBehavior.reference
    behavior.controls.landscapeDrag = Setting(.cancelledBySystem, quirk: quirk)
    let stage = Stage(behavior: behavior) {
      if awaits {
        Text("a").gesture(DragGesture().onChanged { _ in }.onEnded { _ in })
      } else {
        Text("a").gesture(DragGesture().onChanged { _ in })
      }
    }
    stage.run { stage.simulator.rotate() }
    stage.run { _ = stage.element("a")?.perform(.slide(50)) }
    #expect(stage.simulator.fired.contains(quirk) == awaits)
  }
}

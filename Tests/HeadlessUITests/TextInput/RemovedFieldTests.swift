import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

/// A field whose own row is deleted while it is edited.
@MainActor @Suite struct RemovedFieldTests {
  struct Rows: View {
    @State var names = ["a", "b"]
    let log: Log
    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          TextField(name, text: Binding(get: { "" }, set: { log.lines.append("\(name)=\($0)") }))
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
    }
  }

  private func writes(_ behavior: PlatformBehavior) -> [String] {
    let log = Log()
    let stage = Stage(behavior: behavior) { Rows(log: log) }
    stage.type("x", into: "b")
    log.lines.removeAll()
    stage.run { _ = stage.row(1)?.deleteRow() }
    #expect(stage.words == ["a"])
    return log.lines
  }

  // Quirks delete-focused-editor-writes-stale-index-crash and
  // textfield-writes-binding-after-row-removal: either is enough, and both write once.
  @Test(arguments: [false, true], [false, true]) func aFieldOfADeletedRowWritesAtMostOnce(
    whenGone: Bool, whenRemoved: Bool
  ) {
    var behavior = PlatformBehavior.reference
    if whenGone { behavior.text.writeAfterRemoval = Setting(.once) }
    if whenRemoved { behavior.composition.removedField = Setting(.writesOnceMore) }
    #expect(writes(behavior).count == (whenGone || whenRemoved ? 1 : 0))
  }
}

import LifecycleModel
import LifecycleSimulator
import SwiftUI
import Testing

private struct NoteKey: FocusedValueKey { typealias Value = String }
private struct DraftKey: FocusedValueKey { typealias Value = Binding<String> }
private struct SaveKey: FocusedValueKey { typealias Value = () -> Void }

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }
  fileprivate var draft: Binding<String>? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
  fileprivate var save: (() -> Void)? {
    get { self[SaveKey.self] }
    set { self[SaveKey.self] = newValue }
  }
}

@MainActor @Suite struct FocusedValueTests {
  @Observable final class Document {
    var title = "doc"
  }
  final class Store: ObservableObject {
    @Published var count = 0
  }

  struct Menu: View {
    @FocusedValue(\.note) var note
    @FocusedBinding(\.draft) var draft
    @FocusedValue(\.save) var save
    @FocusedValue(Document.self) var document
    @FocusedObject var store: Store?
    var body: some View {
      Text(verbatim: "note \(note ?? "-")")
      Text(verbatim: "draft \(draft ?? "-")")
      Button("fill") { draft = "filled" }
      Button("save") { save?() }.disabled(save == nil)
      Text(verbatim: "\(document?.title ?? "-") \(store?.count ?? -1)")
      Button("count") { store?.count += 1 }
    }
  }

  struct Editor: View {
    @State var a = "one"
    @State var b = "two"
    @StateObject var store = Store()
    let document = Document()
    let log: Log
    var body: some View {
      VStack {
        TextField("a", text: $a).focusedValue(\.note, "A").focusedValue(\.draft, $a)
        TextField("b", text: $b).focusedValue(\.draft, $b).focusedValue(\.save) {
          log.lines.append("saved \(b)")
        }
        Menu()
      }
      .focusedSceneValue(\.note, "scene")
      .focusedSceneValue(document)
      .focusedSceneObject(store)
    }
  }

  // Apple, focusedValue(_:_:) and focusedSceneValue(_:_:): the focused view's values come first,
  // the scene's are there whatever has focus.
  @Test func valuesFollowFocus() {
    let log = Log()
    let stage = Stage { Editor(log: log) }
    #expect(stage.words.contains("note scene"))
    #expect(stage.words.contains("draft -"))
    stage.tap("a")
    #expect(stage.words.contains("note A"))
    #expect(stage.words.contains("draft one"))
    stage.tap("fill")
    #expect(stage.words.first == "filled")
    #expect(stage.words.contains("draft filled"))
    stage.tap("b")
    #expect(stage.words.contains("note scene"))
    #expect(stage.words.contains("draft two"))
    stage.tap("save")
    #expect(log.lines == ["saved two"])
    stage.run { stage.simulator.focus.endEditing(cause: .tapElsewhere) }
    #expect(stage.words.contains("draft -"))
  }

  // Apple, FocusedObject: the view follows the object that is passed on.
  @Test func objectsAreFollowed() {
    let stage = Stage { Editor(log: Log()) }
    #expect(stage.words.contains("doc 0"))
    stage.tap("count")
    #expect(stage.words.contains("doc 1"))
  }

  struct Selfish: View {
    @FocusedValue(\.save) var save
    @State var text = ""
    var body: some View {
      TextField("x", text: $text).focusedValue(\.save, {})
      Text(save == nil ? "none" : "some")
    }
  }

  // A view that reads the closure that it passes on settles.
  @Test func aClosureThatIsReadWhereItIsMadeSettles() {
    let stage = Stage { Selfish() }
    stage.type("ab", into: "x")
    #expect(stage.words == ["ab", "some"])
  }
}

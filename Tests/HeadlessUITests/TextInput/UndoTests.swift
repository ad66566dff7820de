import LifecycleModel
import LifecycleSimulator
import SwiftUI
import Testing

@MainActor @Suite struct UndoTests {
  @MainActor final class Model: ObservableObject {
    @Published var names = ["a"]
    func add(_ name: String, _ undo: UndoManager?) {
      names.append(name)
      undo?.registerUndo(withTarget: self) { $0.removeLast(undo) }
      undo?.setActionName("Add")
    }
    func removeLast(_ undo: UndoManager?) {
      let name = names.removeLast()
      undo?.registerUndo(withTarget: self) { $0.add(name, undo) }
    }
  }

  struct Names: View {
    @Environment(\.undoManager) var undoManager
    @StateObject var model = Model()
    @State var draft = ""
    var body: some View {
      VStack {
        TextField("draft", text: $draft)
        Button("add") { model.add("b", undoManager) }
        Button("add two") {
          model.add("c", undoManager)
          model.add("d", undoManager)
        }
        Button("undo") { undoManager?.undo() }
        Button("redo") { undoManager?.redo() }
        Text(model.names.joined(separator: " "))
      }
    }
  }

  // Apple, UndoManager: what is registered while undoing is what redo does.
  @Test func whatTheAppRegistersIsTakenBackAndDoneAgain() {
    let stage = Stage { Names() }
    stage.tap("add")
    #expect(stage.words.last == "a b")
    #expect(stage.simulator.undo.undoName == "Add")
    stage.tap("undo")
    #expect(stage.words.last == "a")
    stage.tap("redo")
    #expect(stage.words.last == "a b")
    stage.tap("undo")
    #expect(stage.words.last == "a")
    stage.tap("undo")
    #expect(stage.words.last == "a")
  }

  // Apple, UndoManager.groupsByEvent: one pass of the run loop makes one group.
  @Test func oneTurnIsTakenBackAtOnce() {
    let stage = Stage { Names() }
    stage.tap("add")
    stage.tap("add two")
    stage.tap("undo")
    #expect(stage.words.last == "a b")
    stage.tap("redo")
    #expect(stage.words.last == "a b c d")
  }

  // The scene's undo manager takes back typing too: the last thing first.
  @Test func typingAndTheAppShareAnUndoManager() {
    let stage = Stage { Names() }
    stage.tap("draft")
    guard let client = stage.simulator.focus.current else { return }
    stage.simulator.undo.beginTyping(in: client)
    stage.type("xy")
    stage.simulator.undo.endTyping(in: client)
    stage.tap("add")
    stage.tap("undo")
    #expect(stage.words.first == "xy")
    #expect(stage.words.last == "a")
    stage.tap("undo")
    #expect(stage.words.first == "draft")
    stage.tap("redo")
    #expect(stage.words.first == "xy")
  }

  // Apple, registerUndo(withTarget:handler:): the target is not kept alive; groups nest.
  @Test func anUndoManagerOfTheAppsOwn() {
    let stage = Stage { Text("x") }
    stage.run {
      let manager = UndoManager()
      let log = Log()
      manager.registerUndo(withTarget: Model()) { _ in log.lines.append("gone") }
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: log) { $0.lines.append("one") }
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: log) { $0.lines.append("two") }
      manager.endUndoGrouping()
      manager.endUndoGrouping()
      manager.disableUndoRegistration()
      manager.registerUndo(withTarget: log) { $0.lines.append("not registered") }
      manager.enableUndoRegistration()
      manager.undo()
      #expect(log.lines == ["two", "one"])
      manager.undo()
      #expect(log.lines == ["two", "one"])
      #expect(!manager.canUndo)
      manager.registerUndo(withTarget: log) { $0.lines.append("three") }
      manager.removeAllActions(withTarget: log)
      #expect(!manager.canUndo)
    }
  }
}

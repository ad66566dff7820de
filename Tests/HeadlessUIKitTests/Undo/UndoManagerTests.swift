import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing
import VirtualTime

@MainActor @Suite struct UndoManagerTests {
  @MainActor final class Counter {
    var count = 0
  }

  // Apple, UIResponder.undoManager: the nearest one up the responder chain, the window's in the end.
  @Test func respondersShareTheWindowsUndoManager() {
    let field = UITextField()
    let stage = Stage { _ in
      let controller = UIViewController()
      controller.view.addSubview(field)
      return controller
    }
    #expect(field.undoManager != nil)
    #expect(field.undoManager === stage.window.undoManager)
    #expect(stage.window.rootViewController?.undoManager === stage.window.undoManager)
  }

  // Apple, UndoManager: notifications around the change; names of actions in titles.
  @Test func anUndoTellsWhoListens() {
    let stage = Stage { _ in UIViewController() }
    stage.run {
      let manager = UndoManager()
      let counter = Counter()
      counter.count = 1
      manager.registerUndo(withTarget: counter) { $0.count -= 1 }
      manager.setActionName("Count")
      #expect(manager.undoMenuItemTitle == "Undo Count")
      let told = Log()
      let names: [Notification.Name] = [
        .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      ]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { _ in
          told.note("\(name.rawValue) \(counter.count)")
        }
      }
      manager.undo()
      #expect(
        told.lines == [
          "NSUndoManagerWillUndoChangeNotification 1",
          "NSUndoManagerDidUndoChangeNotification 0",
        ])
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      #expect(!manager.canUndo && !manager.canRedo)
    }
  }

  // Apple, UIKeyboardType.numberPad: a pad for digits; it has no Return key.
  @Test func aNumberPadHasNoReturnKey() {
    let field = UITextField()
    #expect(field.inputHasReturnKey)
    field.keyboardType = .numberPad
    #expect(!field.inputHasReturnKey)
    field.isSecureTextEntry = true
    #expect(!field.inputAllowsComposition)
  }
}

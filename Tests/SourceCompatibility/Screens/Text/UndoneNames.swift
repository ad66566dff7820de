import Foundation
import SwiftUI

private final class UndoneNamesModel: ObservableObject {
  @Published var names = ["a"]

  func set(_ new: [String], _ undo: UndoManager?) {
    let old = names
    names = new
    undo?.registerUndo(withTarget: self) { $0.set(old, undo) }
    undo?.setActionName("Edit")
  }
}

private struct UndoneNamesScreen: View {
  @Environment(\.undoManager) private var undoManager
  @StateObject private var model = UndoneNamesModel()

  var body: some View {
    VStack {
      Text("names: \(model.names.joined(separator: " "))")
      Button("Add") { model.set(model.names + ["b"], undoManager) }
      Button("Undo") { undoManager?.undo() }
      Button("Redo") { undoManager?.redo() }
    }
  }
}

let undoneNames = CompatibilityScreen(
  "undone-names", from: "developer.apple.com/documentation/foundation/undomanager",
  "developer.apple.com/documentation/swiftui/environmentvalues/undomanager",
  content: { UndoneNamesScreen() },
  walk: { user in
    user.tap("Add")
    user.expect("it is added") { $0.contains("names: a b") }
    user.tap("Undo")
    user.expect("undo takes it back") { !$0.contains("names: a b") }
    user.tap("Redo")
    user.expect("redo does it again") { $0.contains("names: a b") }
    user.undo()
    user.expect("the system's undo is the same one") { !$0.contains("names: a b") }
  })

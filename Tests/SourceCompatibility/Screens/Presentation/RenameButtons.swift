import SwiftUI

private struct RenameButtons: View {
  @State private var title = "Draft"
  @State private var isRenaming = false
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      TextField("Title", text: $title)
        .focused($isFocused)
        .contextMenu { RenameButton() }
        .renameAction($isFocused)
      Section("Folder") {
        RenameButton()
      }
      .renameAction { isRenaming = true }
      Text("title \(title), \(isFocused ? "editing" : "idle")")
    }
    .alert("New name", isPresented: $isRenaming) {
      TextField("Folder name", text: $title)
    }
  }
}

let renameButtons = CompatibilityScreen(
  "rename-buttons", from: "developer.apple.com/documentation/swiftui/renamebutton",
  "developer.apple.com/documentation/swiftui/view/renameaction(_:)",
  content: { RenameButtons() },
  walk: { user in
    user.longPress("Title")
    user.tap("Rename")
    user.expect("the action gives the field the keyboard") { $0.contains("title Draft, editing") }
    user.type("s")
    user.expect("typing goes there") { $0.contains("title Drafts") }
    user.dismissKeyboard()
    user.tap("Rename")
    user.expect("a closure may do it another way") { $0.contains("New name") }
  })

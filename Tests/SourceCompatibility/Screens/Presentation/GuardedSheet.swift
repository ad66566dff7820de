import SwiftUI

private struct GuardedSheet: View {
  @State private var isEditing = false
  @State private var text = "Dear all"

  var body: some View {
    VStack {
      Text(text)
      Button("Edit") { isEditing = true }
    }
    .sheet(isPresented: $isEditing) { GuardedEditor(text: $text) }
  }
}

private struct GuardedEditor: View {
  @Binding var text: String
  @State private var draft = ""
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss
  private var hasChanges: Bool { draft != text }

  var body: some View {
    NavigationStack {
      TextEditor(text: $draft)
        .onAppear { draft = text }
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { if hasChanges { isAsking = true } else { dismiss() } }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
              text = draft
              dismiss()
            }
            .disabled(!hasChanges)
          }
        }
        .interactiveDismissDisabled(hasChanges)
        .confirmationDialog("Discard the changes?", isPresented: $isAsking) {
          Button("Discard", role: .destructive) { dismiss() }
          Button("Go on", role: .cancel) {}
        }
    }
  }
}

let guardedSheet = CompatibilityScreen(
  "guarded-sheet",
  from: "developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:)",
  "developer.apple.com/documentation/swiftui/toolbaritemplacement/cancellationaction",
  content: { GuardedSheet() },
  walk: { user in
    user.tap("Edit")
    user.dismiss(.drag)
    user.expect("a drag closes an unchanged draft") { $0.contains("Edit") }
    user.tap("Edit")
    user.type("!", into: "Dear all")
    user.tap("Cancel")
    user.expect("the app asks") { $0.contains("Discard") && $0.contains("Go on") }
    user.tap("Go on")
    user.expect("the draft is still there") { $0.contains("Dear all!") && $0.contains("Save") }
    user.tap("Save")
    user.expect("saved") { $0.contains("Dear all!") && $0.contains("Edit") }
    user.tap("Edit")
    user.type("?", into: "Dear all!")
    user.tap("Cancel")
    user.tap("Discard")
    user.expect("dismiss from a dialog's action closes the sheet: discarded") {
      $0.contains("Dear all!") && $0.contains("Edit") && !$0.contains("?")
    }
  })

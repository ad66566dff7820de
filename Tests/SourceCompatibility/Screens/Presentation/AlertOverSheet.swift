import SwiftUI

private struct AlertOverSheet: View {
  @State private var isEditing = false
  @State private var title = "Plan"
  @State private var events: [String] = []

  var body: some View {
    // swift-format-ignore: OnlyOneTrailingClosureArgument
    VStack {
      Text("title \(title)")
      Text("log: \(events.joined(separator: ", "))")
      Button("Edit title") { isEditing = true }
    }
    .sheet(isPresented: $isEditing, onDismiss: { events.append("sheet gone") }) {
      TitleSheet(title: $title) { events.append($0) }
    }
  }
}

private struct TitleSheet: View {
  @Binding var title: String
  let tell: (String) -> Void
  @State private var draft = ""
  @State private var isConfirming = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Draft title", text: $draft)
      Button("Apply") { isConfirming = true }
    }
    .onAppear { draft = title }
    .onDisappear { tell("sheet disappears") }
    .alert("Apply \(draft)?", isPresented: $isConfirming) {
      Button("Apply and close") {
        title = draft
        tell("applied")
        dismiss()
      }
      Button("Not yet", role: .cancel) { tell("not yet") }
    }
  }
}

let alertOverSheet = CompatibilityScreen(
  "alert-over-sheet",
  from: "developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)",
  "developer.apple.com/documentation/swiftui/dismissaction",
  content: { AlertOverSheet() },
  walk: { user in
    user.tap("Edit title")
    user.replace("Draft title", with: "Budget")
    user.tap("Apply")
    user.expect("the alert stands over the sheet") {
      $0.contains("Apply Budget?") && !$0.contains("Draft title")
    }
    user.tap("Not yet")
    user.expect("the sheet is there again") { $0.contains("Budget") && $0.contains("Apply") }
    user.tap("Apply")
    user.tap("Apply and close")
    user.expect("dismiss in an alert's action closes the sheet") { $0.contains("title Budget") }
    user.expect("each thing was told once, in order") {
      $0.contains("log: not yet, applied, sheet gone, sheet disappears")
    }
  })

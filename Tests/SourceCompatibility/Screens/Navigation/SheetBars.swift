import SwiftUI

private struct NewEntry: View {
  @Environment(\.dismiss) private var dismiss
  @State private var draft = ""
  let save: (String) -> Void

  var body: some View {
    NavigationStack {
      Form { TextField("Entry", text: $draft) }
        .navigationTitle("New")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) { dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
              save(draft)
              dismiss()
            }
            .disabled(draft.isEmpty)
          }
        }
    }
  }
}

private struct SheetBarsView: View {
  @State private var entries = ["First"]
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List(entries, id: \.self) { Text($0) }
        .toolbar { Button("Add") { isAdding = true } }
        .sheet(isPresented: $isAdding) { NewEntry { entries.append($0) } }
    }
  }
}

let sheetBars = CompatibilityScreen(
  "sheet-bars", from: "developer.apple.com/documentation/swiftui/toolbaritemplacement",
  content: { SheetBarsView() },
  walk: { user in
    user.tap("Add")
    user.type("Second", into: "Entry")
    user.tap("Cancel")
    user.expect("cancelling adds nothing") { !$0.contains("Second") && $0.contains("First") }
    user.tap("Add")
    user.type("Third", into: "Entry")
    user.tap("Save")
    user.expect("saving adds the text") { $0.contains("Third") && !$0.contains("Save") }
  })

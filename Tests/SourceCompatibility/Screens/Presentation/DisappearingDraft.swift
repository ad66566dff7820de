import SwiftUI

private struct DisappearingDraft: View {
  @State private var note = "Old"
  @State private var isEditing = false
  @State private var events: [String] = []

  var body: some View {
    VStack {
      Text("note \(note)")
      Text("log: \(events.joined(separator: ", "))")
      Button("Write") { isEditing = true }
    }
    .onChange(of: note) { events.append("changed to \($0)") }
    .onChange(of: isEditing) { _, new in events.append(new ? "open" : "close") }
    .sheet(isPresented: $isEditing) {
      NoteEditor(text: note) { note = $0 }
    }
  }
}

private struct NoteEditor: View {
  @State var text: String
  let commit: (String) -> Void

  var body: some View {
    TextField("Note", text: $text)
      .onDisappear { commit(text) }
  }
}

let disappearingDraft = CompatibilityScreen(
  "disappearing-draft",
  from: "developer.apple.com/documentation/swiftui/view/ondisappear(perform:)",
  "developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)",
  content: { DisappearingDraft() },
  walk: { user in
    user.tap("Write")
    user.type("er", into: "Note")
    user.dismiss(.drag)
    user.expect("the content commits when it disappears") { $0.contains("note Older") }
    user.expect("the flag was reset first") { $0.contains("log: open, close, changed to Older") }
    user.tap("Write")
    user.dismiss(.drag)
    user.expect("an equal value is no change") {
      $0.texts.contains("log: open, close, changed to Older, open, close")
    }
  })

import SwiftUI

private struct OptionalNoteScreen: View {
  @State private var note: String?

  var body: some View {
    VStack {
      if let text = Binding($note) {
        TextField("Note", text: text, axis: .vertical).lineLimit(3, reservesSpace: true)
        Button("Remove") { note = nil }
      } else {
        Button("Add") { note = "new" }
      }
      Text("note: \(note ?? "none").").font(.body.monospacedDigit())
    }
  }
}

let optionalNote = CompatibilityScreen(
  "optional-note", from: "developer.apple.com/documentation/swiftui/binding/init(_:)",
  content: { OptionalNoteScreen() },
  walk: { user in
    user.expect("there is no note") { $0.contains("note: none.") && !$0.contains("Remove") }
    user.tap("Add")
    user.type("!", into: "Note")
    user.expect("the unwrapped binding writes") { $0.contains("note: new!.") }
    user.tap("Remove")
    user.expect("the field is gone") { $0.contains("note: none.") && !$0.contains("Remove") }
  })

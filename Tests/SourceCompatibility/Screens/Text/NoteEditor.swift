import SwiftUI

private struct NoteEditorScreen: View {
  @State private var text = "Dear"
  @State private var changes = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextEditor(text: $text)
        .focused($isFocused)
        .multilineTextAlignment(.leading)
        .scrollContentBackground(.hidden)
        .onChange(of: text) { changes += 1 }
      Text("\(text.split(separator: "\n").count) lines")
      Text("changes \(changes)")
      Text(isFocused ? "writing" : "reading")
      Button("Done") { isFocused = false }
    }
  }
}

let noteEditor = CompatibilityScreen(
  "note-editor", from: "developer.apple.com/documentation/swiftui/texteditor",
  content: { NoteEditorScreen() },
  walk: { user in
    user.type("!", into: "Dear")
    user.expect("it has focus") { $0.contains("writing") }
    user.expect("one key is one change") { $0.contains("changes 1") }
    user.pressReturn()
    user.type("x")
    user.expect("return is a line break") { $0.contains("2 lines") }
    user.tap("Done")
    user.expect("false takes focus away") { $0.contains("reading") }
  })

import SwiftUI

private struct NoteTitleKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var noteTitle: Binding<String>? {
    get { self[NoteTitleKey.self] }
    set { self[NoteTitleKey.self] = newValue }
  }
}

private struct NoteTools: View {
  @FocusedValue(\.noteTitle) private var binding
  @FocusedBinding(\.noteTitle) private var title

  var body: some View {
    Text("focused: \(title ?? "none")")
    Button("Shout") { title = title?.uppercased() }
      .disabled(binding == nil)
  }
}

private struct FocusedNoteScreen: View {
  @State private var title = "milk"

  var body: some View {
    VStack {
      TextField("Title", text: $title).focusedValue(\.noteTitle, $title)
      NoteTools()
    }
  }
}

let focusedNote = CompatibilityScreen(
  "focused-note", from: "developer.apple.com/documentation/swiftui/focusedvalue",
  "developer.apple.com/documentation/swiftui/focusedbinding",
  content: { FocusedNoteScreen() },
  walk: { user in
    user.expect("no focus, no value") { $0.contains("focused: none") }
    user.focus("Title")
    user.expect("the field's value is seen") { $0.contains("focused: milk") }
    user.tap("Shout")
    user.expect("a focused binding writes") { $0.contains("focused: MILK") }
  })

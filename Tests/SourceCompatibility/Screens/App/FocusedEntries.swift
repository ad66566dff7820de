import SwiftUI

extension FocusedValues {
  @Entry fileprivate var noteTitle: String?
  @Entry fileprivate var noteText: Binding<String>?
}

private struct FocusedEntries: View {
  @State private var first = "one"
  @State private var second = "two"
  var body: some View {
    VStack {
      TextField("First", text: $first)
        .focusedValue(\.noteTitle, "first note")
        .focusedValue(\.noteText, $first)
      TextField("Second", text: $second)
        .focusedValue(\.noteTitle, "second note")
        .focusedValue(\.noteText, $second)
      FocusBar()
    }
  }
}

private struct FocusBar: View {
  @FocusedValue(\.noteTitle) private var title
  @FocusedBinding(\.noteText) private var text
  var body: some View {
    Text("editing \(title ?? "nothing")")
    Text("text \(text ?? "-")")
    Button("Shout") { text = text?.uppercased() }
  }
}

let focusedEntries = CompatibilityScreen(
  "focused-entries", from: "developer.apple.com/documentation/swiftui/focusedvalue",
  "developer.apple.com/documentation/swiftui/focusedbinding",
  content: { FocusedEntries() },
  walk: { user in
    user.expect("nothing has focus") { $0.contains("editing nothing") && $0.contains("text -") }
    user.focus("First")
    user.expect("the focused view's values are seen") {
      $0.contains("editing first note") && $0.contains("text one")
    }
    user.focus("Second")
    user.tap("Shout")
    user.expect("a focused binding is written") { $0.contains("TWO") && $0.contains("one") }
  })

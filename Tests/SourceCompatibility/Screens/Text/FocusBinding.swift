import SwiftUI

private struct LineField: View {
  let title: String
  @Binding var text: String
  var focus: FocusState<Bool>.Binding

  var body: some View { TextField(title, text: $text).focused(focus) }
}

private struct FocusBindingScreen: View {
  @State private var text = ""
  @State private var log: [String] = []
  @FocusState private var isEditing: Bool

  var body: some View {
    VStack {
      LineField(title: "Line", text: $text, focus: $isEditing)
      Button("Edit") { isEditing = true }
      Button("Stop") { isEditing = false }
      Text("log: \(log.joined(separator: ", ")).")
    }
    .onChange(of: isEditing) { old, new in log.append("\(old) to \(new)") }
  }
}

let focusBinding = CompatibilityScreen(
  "focus-binding", from: "developer.apple.com/documentation/swiftui/focusstate/binding",
  content: { FocusBindingScreen() },
  walk: { user in
    user.tap("Edit")
    user.expect("true gives focus") { $0.contains("log: false to true.") }
    user.tap("Stop")
    user.expect("false takes it") { $0.contains("log: false to true, true to false.") }
  })

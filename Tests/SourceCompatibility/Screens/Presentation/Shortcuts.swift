import SwiftUI

private struct Shortcuts: View {
  @State private var isShown = false
  @State private var sent = 0

  var body: some View {
    VStack {
      Button("Send") { sent += 1 }
        .keyboardShortcut("s", modifiers: [.command, .shift])
      Button("Ask") { isShown = true }
        .keyboardShortcut("a")
      Text("sent \(sent)")
    }
    .sheet(isPresented: $isShown) {
      Button("Yes") {
        sent += 10
        isShown = false
      }
      .keyboardShortcut(.defaultAction)
      Button("No", role: .cancel) { isShown = false }
        .keyboardShortcut(.cancelAction)
      Button("Later") { isShown = false }
        .keyboardShortcut(.delete, modifiers: .option)
    }
  }
}

let shortcuts = CompatibilityScreen(
  "shortcuts",
  from: "developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:)",
  "developer.apple.com/documentation/swiftui/keyboardshortcut/defaultaction",
  on: .wide,
  content: { Shortcuts() },
  walk: { user in
    user.tap("Send")
    user.tap("Ask")
    user.tap("Yes")
    user.expect("a shortcut leaves the button as it is") { $0.contains("sent 11") }
  })

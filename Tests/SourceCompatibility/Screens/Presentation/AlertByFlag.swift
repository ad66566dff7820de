import SwiftUI

private struct AlertByFlag: View {
  @State private var isAsking = false
  @State private var isPlain = false
  @State private var answer = "none"
  private let title = "Unsaved work"

  var body: some View {
    VStack {
      Button("Leave") { isAsking = true }
      Button("Warn") { isPlain = true }
      Text("answer: \(answer), \(isAsking || isPlain ? "asking" : "quiet")")
    }
    .alert(title, isPresented: $isAsking) {
      Button("Discard", role: .destructive) { answer = "discard, \(isAsking)" }
      Button("Keep", role: .cancel) { answer = "keep" }
      Button("Save") { answer = "save" }
    } message: {
      Text("Three pages are not saved.")
    }
    .alert("Low battery", isPresented: $isPlain, actions: {})
  }
}

let alertByFlag = CompatibilityScreen(
  "alert-by-flag",
  from: "developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)",
  "developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)",
  content: { AlertByFlag() },
  walk: { user in
    user.tap("Leave")
    user.expect("title, message and actions are shown") {
      $0.contains("Unsaved work") && $0.contains("Three pages are not saved.")
        && $0.contains("Discard") && $0.contains("Keep") && $0.contains("Save")
        && !$0.contains("OK")
    }
    user.tap("Save")
    user.expect("each action closes the alert") { $0.contains("answer: save, quiet") }
    user.tap("Leave")
    user.tap("Keep")
    user.expect("the cancel action runs too") { $0.contains("answer: keep, quiet") }
    user.tap("Warn")
    user.expect("without actions there is an OK button") {
      $0.contains("Low battery") && $0.contains("OK")
    }
    user.tap("OK")
    user.expect("OK only closes") { $0.contains("answer: keep, quiet") }
  })

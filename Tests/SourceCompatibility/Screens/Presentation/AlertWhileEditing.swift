import SwiftUI

private struct AlertWhileEditing: View {
  @State private var amount = ""
  @State private var isRefused = false
  @State private var accepted = "nothing"
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      TextField("Amount", text: $amount)
        .keyboardType(.numbersAndPunctuation)
        .focused($isFocused)
        .onSubmit(check)
      Button("Check", action: check)
      Text("accepted: \(accepted)")
      Text("text is \(amount)")
    }
    .alert("Not a number", isPresented: $isRefused) {
      Button("Clear") { amount = "" }
      Button("Edit", role: .cancel) {}
    }
  }

  private func check() {
    if let number = Int(amount) { accepted = "\(number)" } else { isRefused = true }
  }
}

let alertWhileEditing = CompatibilityScreen(
  "alert-while-editing",
  from: "developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)",
  "developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)",
  "evidence: alert-ends-editing-then-restores",
  content: { AlertWhileEditing() },
  walk: { user in
    user.type("12x", into: "Amount")
    user.pressReturn()
    user.expect("Return submits and the app refuses") { $0.contains("Not a number") }
    user.tap("Edit")
    user.expect("the text is still there") { $0.contains("text is 12x") }
    user.replace("Amount", with: "12")
    user.tap("Check")
    user.expect("the corrected text is accepted") { $0.contains("accepted: 12") }
    user.replace("Amount", with: "z")
    user.tap("Check")
    user.tap("Clear")
    user.expect("an action may change the field") { !$0.contains("text is z") }
  })

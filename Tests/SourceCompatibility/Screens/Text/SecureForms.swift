import SwiftUI

private struct SecureFormsScreen: View {
  @State private var old = ""
  @State private var new = ""
  @State private var log = ""

  var body: some View {
    Form {
      SecureField("Old", text: $old, prompt: Text("Required"))
      SecureField(text: $new, prompt: Text("At least 4")) { Text("New") }
        .textContentType(.newPassword)
        .onSubmit { log = "submitted" }
      Text(new.count < 4 ? "too short" : "long enough")
      Text("log: \(log)")
    }
  }
}

let secureForms = CompatibilityScreen(
  "secure-forms", from: "developer.apple.com/documentation/swiftui/securefield",
  content: { SecureFormsScreen() },
  walk: { user in
    user.type("abc", into: "New")
    user.expect("three are too short") { $0.contains("too short") }
    user.type("d")
    user.expect("four are enough") { $0.contains("long enough") }
    user.pressReturn()
    user.expect("return submits") { $0.contains("log: submitted") }
  })

import SwiftUI

private struct AlertWithFields: View {
  @State private var isSigningIn = false
  @State private var name = ""
  @State private var password = ""
  @State private var greeting = "Nobody"

  var body: some View {
    VStack {
      Button("Sign in") { isSigningIn = true }
      Text(greeting)
    }
    .alert("Who are you?", isPresented: $isSigningIn) {
      TextField("Name", text: $name)
        .textInputAutocapitalization(.never)
      SecureField("Password", text: $password)
      Button("Enter") { greeting = "\(name) with \(password.count) letters" }
      Button("Cancel", role: .cancel) { name = "" }
    } message: {
      Text("Your account is asked for once.")
    }
  }
}

let alertWithFields = CompatibilityScreen(
  "alert-with-fields",
  from: "developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:message:)",
  content: { AlertWithFields() },
  walk: { user in
    user.tap("Sign in")
    user.type("mia", into: "Name")
    user.type("secret", into: "Password")
    user.tap("Enter")
    user.expect("the action sees what was typed") { $0.contains("mia with 6 letters") }
    user.tap("Sign in")
    user.expect("the fields show their bindings") { $0.contains("mia") }
    user.tap("Cancel")
    user.expect("cancel leaves the greeting") { $0.contains("mia with 6 letters") }
  })

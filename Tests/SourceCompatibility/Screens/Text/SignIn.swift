import SwiftUI

private struct SignInScreen: View {
  private enum Field: Hashable { case user, password }
  @State private var name = ""
  @State private var password = ""
  @State private var state = "signed out"
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("User", text: $name)
        .focused($focus, equals: .user)
        .textContentType(.username)
        .textInputAutocapitalization(.never)
        .disableAutocorrection(true)
        .submitLabel(.next)
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
        .submitLabel(.go)
      Text("in \(focus == .user ? "user" : focus == .password ? "password" : "nothing")")
      Text(state)
    }
    .onSubmit {
      switch focus {
      case .user: focus = .password
      default: state = "\(name) with \(password.count) characters"
      }
    }
  }
}

let signIn = CompatibilityScreen(
  "sign-in", from: "developer.apple.com/documentation/swiftui/focusstate",
  "developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)",
  content: { SignInScreen() },
  walk: { user in
    user.expect("nothing has focus at first") { $0.contains("in nothing") }
    user.type("ada", into: "User")
    user.expect("focus follows the person") { $0.contains("in user") }
    user.pressReturn()
    user.expect("submitting moves focus") { $0.contains("in password") }
    user.type("secret")
    user.pressReturn()
    user.expect("the last submit signs in") { $0.contains("ada with 6 characters") }
    user.expect("a password is not shown") { !$0.contains("secret") }
  })

import SwiftUI

private struct SubmitScopesScreen: View {
  @State private var inner = ""
  @State private var outer = ""
  @State private var log: [String] = []

  var body: some View {
    VStack {
      VStack {
        TextField("Inner", text: $inner).onSubmit { log.append("own") }
      }
      .submitScope()
      TextField("Outer", text: $outer).onSubmit(of: .text) { log.append("near") }
      Text("log: \(log.joined(separator: ", "))")
    }
    .onSubmit(of: [.text, .search]) { log.append("far") }
  }
}

let submitScopes = CompatibilityScreen(
  "submit-scopes", from: "developer.apple.com/documentation/swiftui/view/submitscope(_:)",
  content: { SubmitScopesScreen() },
  walk: { user in
    user.type("a", into: "Inner")
    user.pressReturn()
    user.expect("a scope keeps its submissions") { $0.contains("log: own") && !$0.contains("far") }
  })

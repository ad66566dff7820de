import SwiftUI

private struct UppercaseCodeScreen: View {
  @State private var code = ""

  private var upper: Binding<String> {
    Binding(get: { code }, set: { code = String($0.uppercased().prefix(4)) })
  }

  var body: some View {
    VStack {
      TextField("Code", text: upper)
        .autocapitalization(.allCharacters)
        .autocorrectionDisabled()
        .keyboardType(.asciiCapable)
      Text("code \(code).")
    }
  }
}

let uppercaseCode = CompatibilityScreen(
  "uppercase-code", from: "developer.apple.com/documentation/swiftui/binding/init(get:set:)",
  content: { UppercaseCodeScreen() },
  walk: { user in
    user.type("abcdef", into: "Code")
    user.expect("the setter decides what is kept") { $0.contains("code ABCD.") }
  })

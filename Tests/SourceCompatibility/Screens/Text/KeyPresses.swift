import SwiftUI

private struct KeyPressesScreen: View {
  @State private var text = ""
  @State private var log: [String] = []

  var body: some View {
    VStack {
      TextField("Word", text: $text)
        .onKeyPress("x") {
          log.append("x")
          return .handled
        }
        .onKeyPress(keys: ["y"]) { press in
          log.append("saw \(press.characters)")
          return .ignored
        }
      Text("text: \(text).")
      Text("log: \(log.joined(separator: ", "))")
    }
  }
}

let keyPresses = CompatibilityScreen(
  "key-presses",
  from: "developer.apple.com/documentation/swiftui/view/onkeypress(_:action:)",
  on: .wide,
  content: { KeyPressesScreen() },
  walk: { user in
    user.type("axy", into: "Word")
    user.expect("a handled key goes no further, an ignored one does") { $0.contains("text: ay.") }
    user.expect("both actions ran in order") { $0.contains("log: x, saw y") }
  })

import SwiftUI

private struct ComposedTextScreen: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Kana", text: $text)
      Text("has \(text).")
    }
  }
}

let composedText = CompatibilityScreen(
  "composed-text", from: "developer.apple.com/documentation/uikit/uitextinput/markedtextrange",
  content: { ComposedTextScreen() },
  walk: { user in
    user.focus("Kana")
    user.compose("かな", then: .confirm)
    user.expect("confirmed text is in the binding") { $0.contains("has かな.") }
  })

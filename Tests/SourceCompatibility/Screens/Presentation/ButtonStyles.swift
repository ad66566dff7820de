import SwiftUI

private struct LoudStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(configuration.role == .destructive ? Color.red : Color.blue)
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

private struct TwiceStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .onTapGesture(count: 2) { configuration.trigger() }
      .onTapGesture {
        configuration.trigger()
        configuration.trigger()
      }
  }
}

private struct BoxedStyle: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    Button(configuration).border(Color.gray)
  }
}

private struct ButtonStyles: View {
  @State private var count = 0
  private func more() { count += 1 }

  var body: some View {
    VStack {
      Text("count \(count)")
      Button("Loud", action: more).buttonStyle(LoudStyle())
      Button("Boxed", action: more).buttonStyle(BoxedStyle())
      Button("Bordered", action: more).buttonStyle(.bordered).controlSize(.large)
      Button("Prominent", action: more).buttonStyle(.borderedProminent).tint(.green)
      Button("Borderless", action: more).buttonStyle(.borderless).buttonBorderShape(.capsule)
      Button("Simple", action: more).buttonStyle(PlainButtonStyle())
      Button("Automatic", action: more).buttonStyle(.automatic).accentColor(.red)
      Button("Twice", action: more).buttonStyle(TwiceStyle())
    }
  }
}

let buttonStyles = CompatibilityScreen(
  "button-styles", from: "developer.apple.com/documentation/swiftui/buttonstyle",
  "developer.apple.com/documentation/swiftui/primitivebuttonstyle",
  "developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration/trigger()",
  content: { ButtonStyles() },
  walk: { user in
    user.tap("Loud")
    user.tap("Boxed")
    user.tap("Simple")
    user.expect("a style does not change what a button does") { $0.contains("count 3") }
    user.tap("Twice")
    user.expect("a primitive style decides when the action runs") { $0.contains("count 5") }
  })

import SwiftUI

private struct AccentWordKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var accentWord: String {
    get { self[AccentWordKey.self] }
    set { self[AccentWordKey.self] = newValue }
  }
  @Entry fileprivate var rowLimit = 3
  @Entry fileprivate var onPick: (String) -> Void = { _ in }
}

extension View {
  fileprivate func accentWord(_ word: String) -> some View { environment(\.accentWord, word) }
}

private struct EnvironmentKeys: View {
  @State private var word = "loud"
  @State private var picked = "nothing"
  @State private var isLocked = false
  var body: some View {
    VStack {
      Words(place: "outside")
      Words(place: "inside").accentWord(word).environment(\.rowLimit, 9)
      Words(place: "doubled").transformEnvironment(\.rowLimit) { $0 *= 2 }
      Button("Whisper") { word = "quiet" }
      Toggle("Lock", isOn: $isLocked)
      Group {
        Picking()
        Enabled()
      }
      .environment(\.onPick) { picked = $0 }
      .disabled(isLocked)
      Text("picked \(picked)")
    }
  }
}

private struct Words: View {
  @Environment(\.accentWord) private var word
  @Environment(\.rowLimit) private var limit: Int
  let place: String
  var body: some View { Text("\(place): \(word) \(limit)") }
}

private struct Picking: View {
  @Environment(\.onPick) private var onPick
  var body: some View { Button("Pick") { onPick("pear") } }
}

private struct Enabled: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorScheme) var colorScheme
  @Environment(\.self) private var all
  var body: some View {
    Text("enabled \(isEnabled ? "yes" : "no"), \(all.isEnabled ? "yes" : "no")")
    Text(direction == .leftToRight ? "from the left" : "from the right")
    Text(colorScheme == .dark ? "dark" : "light")
  }
}

let environmentKeys = CompatibilityScreen(
  "environment-keys", from: "developer.apple.com/documentation/swiftui/environmentkey",
  "developer.apple.com/documentation/swiftui/entry()",
  content: { EnvironmentKeys() },
  walk: { user in
    user.expect("the default holds where nobody sets one") { $0.contains("outside: plain 3") }
    user.expect("a value holds inside its view") { $0.contains("inside: loud 9") }
    user.expect("a transform starts from the inherited value") { $0.contains("doubled: plain 6") }
    user.tap("Whisper")
    user.expect("readers follow a change") { $0.contains("inside: quiet 9") }
    user.tap("Pick")
    user.expect("an action of the environment is called") { $0.contains("picked pear") }
    user.toggle("Lock")
    user.expect("disabled is a value of the environment") { $0.contains("enabled no, no") }
  })

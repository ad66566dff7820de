import SwiftUI

extension ContainerValues {
  @Entry fileprivate var badge = "none"
}

private struct PinKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinKey.self] }
    set { self[PinKey.self] = newValue }
  }
}

extension View {
  fileprivate func badgeWord(_ word: String) -> some View { containerValue(\.badge, word) }
}

private struct ContainerBadges: View {
  @State private var isLoud = false
  var body: some View {
    VStack {
      Text("first").badgeWord(isLoud ? "red" : "gray")
      Toggle("Loud", isOn: $isLoud).containerValue(\.isPinned, true)
      if isLoud { Text("third").containerValue(\.badge, "blue") }
    }
  }
}

let containerBadges = CompatibilityScreen(
  "container-badges", from: "developer.apple.com/documentation/swiftui/containervalues",
  content: { ContainerBadges() },
  walk: { user in
    user.toggle("Loud")
    user.expect("a container value is not seen by itself") {
      $0.contains("first") && $0.contains("third") && !$0.contains("blue")
    }
  })

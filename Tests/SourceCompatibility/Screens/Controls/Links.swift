import SwiftUI

private struct About: View {
  @State private var log: [String] = []
  @Environment(\.openURL) private var openURL

  var body: some View {
    VStack {
      Link("Manual", destination: URL(string: "https://example.com/manual")!)
      Link(destination: URL(string: "holdfast://settings")!) {
        Label("Settings", systemImage: "gear")
      }
      Inner()
      Button("System") { openURL(URL(string: "https://example.com/outside")!) }
      Text("log: \(log.joined(separator: ", "))")
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        log.append(url.lastPathComponent.isEmpty ? url.host() ?? "" : url.lastPathComponent)
        return url.scheme == "holdfast" ? .handled : .systemAction
      })
  }

  private struct Inner: View {
    @Environment(\.openURL) private var openURL
    @State private var answer = "not asked"
    var body: some View {
      Button("Ask") {
        openURL(URL(string: "holdfast://ask")!) { accepted in answer = "accepted \(accepted)" }
      }
      Text(answer)
    }
  }
}

let links = CompatibilityScreen(
  "links", from: "developer.apple.com/documentation/swiftui/link",
  "developer.apple.com/documentation/swiftui/openurlaction",
  content: { About() },
  walk: { user in
    user.tap("Manual")
    user.expect("the handler is asked about a link's address") { $0.contains("log: manual") }
    user.tap("Settings")
    user.tap("Ask")
    user.expect("what is handled is accepted") {
      $0.contains("log: manual, settings, ask") && $0.contains("accepted true")
    }
    user.tap("System")
    user.expect("a view around the handler does not see it") {
      $0.contains("log: manual, settings, ask") && !$0.contains("outside")
    }
  })

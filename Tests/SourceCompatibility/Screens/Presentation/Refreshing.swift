import SwiftUI

private struct Refreshing: View {
  @State private var headlines = ["Old news"]
  @State private var events: [String] = []

  var body: some View {
    List {
      ForEach(headlines, id: \.self) { Text($0) }
      Text("log: \(events.joined(separator: ", "))")
      RefreshButton()
    }
    .refreshable { await load() }
  }

  private func load() async {
    events.append("begin")
    try? await Task.sleep(nanoseconds: 2_000_000_000)
    headlines.insert("Fresh news \(headlines.count)", at: 0)
    events.append("end")
  }
}

private struct RefreshButton: View {
  @Environment(\.refresh) private var refresh

  var body: some View {
    Button(refresh == nil ? "Nothing to refresh" : "Refresh now") {
      Task { await refresh?() }
    }
  }
}

let refreshing = CompatibilityScreen(
  "refreshing", from: "developer.apple.com/documentation/swiftui/view/refreshable(action:)",
  "developer.apple.com/documentation/swiftui/refreshaction",
  content: { Refreshing() },
  walk: { user in
    user.scroll(rows: -1)
    user.expect("pulling begins the action") { $0.contains("begin") }
    user.wait(.seconds(3))
    user.expect("it ends in its own time") {
      $0.contains("Fresh news 1") && $0.contains("log: begin, end")
    }
    user.tap("Refresh now")
    user.wait(.seconds(3))
    user.expect("a view may refresh by itself") {
      $0.contains("Fresh news 2") && $0.contains("log: begin, end, begin, end")
    }
  })

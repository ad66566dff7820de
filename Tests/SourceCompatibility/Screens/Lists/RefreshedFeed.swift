import SwiftUI

private struct RefreshedFeed: View {
  @State private var posts = (1...10).map { "post \($0)" }
  @State private var log: [String] = []

  var body: some View {
    VStack {
      List(posts, id: \.self) { post in Text(post) }
        .refreshable {
          log.append("begin")
          try? await Task.sleep(for: .seconds(1))
          posts.insert("post \(posts.count + 1)", at: 0)
          log.append("end")
        }
        .task { log.append("task") }
      Text("Log: \(log.joined(separator: " "))")
    }
  }
}

let refreshedFeed = CompatibilityScreen(
  "refreshed-feed", from: "developer.apple.com/documentation/swiftui/view/refreshable(action:)",
  "developer.apple.com/documentation/swiftui/view/task(priority:_:)", on: .small,
  content: { RefreshedFeed() },
  walk: { user in
    user.scroll(rows: 3)
    user.expect("scrolling does not refresh") {
      $0.texts.contains("Log: task") && $0.contains("post 4") && !$0.texts.contains("post 3")
    }
    user.scroll(rows: -1)
    user.expect("nor does scrolling up within the list") { $0.texts.contains("Log: task") }
    user.scroll(rows: -5)
    user.scroll(rows: -1)
    user.wait(.milliseconds(500))
    user.expect("pulling down past the top does, and the rest waits") {
      $0.texts.contains("Log: task begin") || $0.texts.contains("Log: task begin end")
    }
    user.wait(.seconds(2))
    user.expect("the action has ended and the new row is the first") {
      $0.texts.contains("Log: task begin end") && $0.texts.first == "post 11"
    }
  })

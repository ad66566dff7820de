import SwiftUI

private struct Subscriptions: View {
  struct Topic: Identifiable {
    let id: String
    var isSubscribed = false
  }
  @State private var topics = [Topic(id: "News"), Topic(id: "Sport"), Topic(id: "Music")]

  var body: some View {
    VStack {
      Toggle("All topics", sources: $topics, isOn: \.isSubscribed)
      Toggle(sources: $topics, isOn: \.isSubscribed) { Text("Everything") }
      ForEach($topics) { $topic in
        Toggle(topic.id, isOn: $topic.isSubscribed)
      }
      Text("subscribed: \(topics.filter(\.isSubscribed).map(\.id).joined(separator: " "))")
    }
  }
}

let toggleSources = CompatibilityScreen(
  "toggle-sources",
  from: "developer.apple.com/documentation/swiftui/toggle/init(sources:ison:label:)",
  content: { Subscriptions() },
  walk: { user in
    user.toggle("Sport")
    user.expect("sources that differ are shown as mixed") {
      $0.contains("mixed") && $0.contains("subscribed: Sport")
    }
    user.toggle("All topics")
    user.expect("a mixed toggle turns all on") { $0.contains("subscribed: News Sport Music") }
    user.toggle("Everything")
    user.expect("one that is on turns all off") { !$0.contains("News Sport Music") }
  })

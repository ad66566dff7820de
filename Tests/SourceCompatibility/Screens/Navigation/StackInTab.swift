import SwiftUI

private struct Feed: View {
  let name: String
  @State private var taps = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("\(name) tapped \(taps)")
        Button("Tap \(name)") { taps = 1 }
        NavigationLink("Open \(name)", value: 1)
      }
      .navigationDestination(for: Int.self) { _ in
        Text("Story of \(name)")
          .toolbar(.hidden, for: .navigationBar)
      }
    }
  }
}

private struct StackInTabView: View {
  var body: some View {
    TabView {
      Feed(name: "news").tabItem { Label("News", systemImage: "newspaper") }
      Feed(name: "sports").tabItem { Label("Sports", systemImage: "figure.run") }
    }
  }
}

let stackInTab = CompatibilityScreen(
  "stack-in-tab", from: "developer.apple.com/documentation/swiftui/tabview",
  "developer.apple.com/design/human-interface-guidelines/tab-bars",
  content: { StackInTabView() },
  walk: { user in
    user.tap("Tap news")
    user.tap("Open news")
    user.expect("the bar is hidden, with its back button") { $0.contains("Story of news") }
    user.switchTab("Sports")
    user.expect("the other tab has its own stack") { $0.contains("sports tapped 0") }
    user.switchTab("News")
    user.expect("the first tab's stack is kept") { $0.contains("Story of news") }
    user.switchTab("News")
    user.expect("a tap on the tab that is shown goes to the root, whose state is kept") {
      $0.contains("news tapped 1")
    }
  })

private struct TabInStackView: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("Welcome")
        NavigationLink("Enter") {
          TabView {
            NavigationLink("Deeper") { Text("Deep") }.tabItem { Text("First") }
            Text("Second page").tabItem { Text("Second") }
          }
          .navigationTitle("Tabs")
        }
      }
      .navigationTitle("Start")
    }
  }
}

let tabInStack = CompatibilityScreen(
  "tab-in-stack", from: "developer.apple.com/documentation/swiftui/tabview",
  content: { TabInStackView() },
  walk: { user in
    user.tap("Enter")
    user.expect("the tabs are on the pushed screen") {
      $0.contains("Second") && $0.contains("Deeper") && !$0.contains("Welcome")
    }
    user.switchTab("Second")
    user.expect("another tab") { $0.contains("Second page") }
    user.switchTab("First")
    user.tap("Deeper")
    user.expect("a link in a tab pushes on the stack around, over the tabs") {
      $0.contains("Deep") && !$0.contains("Second")
    }
    user.goBack()
    user.expect("back on the tabs") { $0.contains("Deeper") }
    user.goBack()
    user.expect("back on the root") { $0.contains("Welcome") }
  })

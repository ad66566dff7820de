import SwiftUI

private struct NewTabsView: View {
  @State private var tab = "watch"
  @State private var query = ""

  var body: some View {
    TabView(selection: $tab) {
      Tab("Watch", systemImage: "play", value: "watch") { Text("Watch page") }
        .badge(2)
      Tab(value: "library") {
        Text("Library page")
      } label: {
        Label("Library", systemImage: "books.vertical")
      }
      TabSection("Playlists") {
        Tab("Jazz", systemImage: "music.note", value: "jazz") { Text("Jazz page") }
        Tab("Rock", systemImage: "music.note", value: "rock") { Text("Rock page") }
      }
      Tab(value: "search", role: .search) {
        NavigationStack { Text("Found: \(query)").searchable(text: $query) }
      }
      Tab("Secret", systemImage: "lock", value: "secret") { Text("Secret page") }
        .hidden()
    }
    .tabViewStyle(.sidebarAdaptable)
  }
}

let newTabs = CompatibilityScreen(
  "new-tabs", from: "developer.apple.com/documentation/swiftui/tab",
  "developer.apple.com/documentation/swiftui/tabsection",
  "developer.apple.com/documentation/swiftui/tabrole/search",
  content: { NewTabsView() },
  walk: { user in
    user.expect("the selected tab is shown") { $0.contains("Watch page") }
    user.expect("a hidden tab is not in the bar") { !$0.contains("Secret") }
    user.switchTab("Library")
    user.expect("a tab with a label of its own") { $0.contains("Library page") }
    user.switchTab("Rock")
    user.expect("tabs of a section are in the bar") { $0.contains("Rock page") }
    user.switchTab("Search")
    user.expect("the search tab has the platform's title") { $0.contains("Found: ") }
  })

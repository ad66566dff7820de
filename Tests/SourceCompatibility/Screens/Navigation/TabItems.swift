import SwiftUI

private enum Place: Hashable { case home, inbox, settings }

private struct TabItemsView: View {
  @State private var place = Place.inbox
  @State private var unread = 3
  @State private var log: [String] = []

  var body: some View {
    TabView(selection: $place) {
      Text("Home page, log: \(log.joined(separator: ", "))")
        .onAppear { log.append("appear home at \(place)") }
        .onDisappear { log.append("disappear home") }
        .tabItem { Label("Home", systemImage: "house") }
        .tag(Place.home)
      VStack {
        Text("Inbox page, \(unread) unread")
        Button("Read all") { unread = 0 }
        Button("To settings") { place = .settings }
      }
      .onAppear { log.append("appear inbox") }
      .onDisappear { log.append("disappear inbox") }
      .tabItem {
        Image(systemName: "tray")
        Text("Inbox")
      }
      .badge(unread)
      .tag(Place.inbox)
      Text("Settings page").tabItem { Text("Settings") }.tag(Place.settings).badge("new")
    }
  }
}

let tabItems = CompatibilityScreen(
  "tab-items", from: "developer.apple.com/documentation/swiftui/view/tabitem(_:)",
  "developer.apple.com/documentation/swiftui/view/badge(_:)",
  "evidence tab-onappear-before-selection-write",
  content: { TabItemsView() },
  walk: { user in
    user.expect("the selected tab is shown, with its badge") {
      $0.contains("Inbox page, 3 unread") && !$0.contains("Home page")
    }
    user.tap("Read all")
    user.expect("the page has changed") { $0.contains("Inbox page, 0 unread") }
    user.switchTab("Home")
    user.expect("the selection is written before the tab appears") {
      $0.contains("Home page") && $0.contains("appear home at home")
    }
    user.switchTab("Inbox")
    user.tap("To settings")
    user.expect("the app selects a tab") { $0.contains("Settings page") }
  })

import SwiftUI

private struct Account: Identifiable {
  let id: Int
  let name: String
}

private struct TabFormsView: View {
  @State private var accounts = [Account(id: 1, name: "Home"), Account(id: 2, name: "Work")]
  @State private var showsMore = false

  var body: some View {
    TabView {
      ForEach(accounts) { account in
        VStack {
          Text("Account \(account.name)")
          Toggle("More tabs", isOn: $showsMore)
        }
        .tabItem { Label(account.name, systemImage: "person") }
      }
      if showsMore {
        Text("More page").tabItem { Text("More") }
      }
    }
  }
}

let tabForms = CompatibilityScreen(
  "tab-forms", from: "developer.apple.com/documentation/swiftui/tabview",
  content: { TabFormsView() },
  walk: { user in
    user.expect("without a selection the first tab is shown") { $0.contains("Account Home") }
    user.switchTab("Work")
    user.expect("a tab of a collection") { $0.contains("Account Work") }
    user.toggle("More tabs")
    user.expect("a tab that comes leaves the one that is shown") {
      $0.contains("Account Work") && $0.contains("More")
    }
    user.switchTab("More")
    user.expect("and can be visited") { $0.contains("More page") }
  })

private struct PlainTabsView: View {
  var body: some View {
    TabView {
      Tab("One", systemImage: "1.circle") { Text("Page one") }
      Tab {
        Text("Page two")
      } label: {
        Text("Two")
      }
      .badge(Text("!"))
      Tab("Three", image: "three") { Text("Page three") }
        .badge(0)
        .accessibilityIdentifier("third")
    }
    .tabViewStyle(.tabBarOnly)
  }
}

let plainTabs = CompatibilityScreen(
  "plain-tabs", from: "developer.apple.com/documentation/swiftui/tab",
  content: { PlainTabsView() },
  walk: { user in
    user.expect("the first tab is shown") { $0.contains("Page one") && !$0.contains("Page two") }
    user.switchTab("Two")
    user.expect("tabs need no values") { $0.contains("Page two") }
    user.switchTab(.identifier("third"))
    user.expect("an identifier finds a tab") { $0.contains("Page three") }
  })

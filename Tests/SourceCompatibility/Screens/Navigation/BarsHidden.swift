import SwiftUI

private struct BarsHiddenView: View {
  @State private var isHidden = false
  var body: some View {
    TabView {
      NavigationStack {
        VStack {
          Text("Content")
          Button("Hide or show") { isHidden.toggle() }
          NavigationLink("Old way") {
            Text("Without a bar").navigationBarTitle("Gone").navigationBarHidden(true)
          }
        }
        .navigationTitle("Bars")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Above") {} }
          ToolbarItem(placement: .bottomBar) { Button("Below") {} }
        }
        .toolbar(isHidden ? .hidden : .visible, for: .navigationBar, .bottomBar)
        .toolbarVisibility(isHidden ? .hidden : .automatic, for: .tabBar)
      }
      .tabItem { Text("One") }
      Text("Other").tabItem { Text("Two") }
    }
  }
}

let barsHidden = CompatibilityScreen(
  "bars-hidden", from: "developer.apple.com/documentation/swiftui/view/toolbar(_:for:)",
  "developer.apple.com/documentation/swiftui/view/toolbarvisibility(_:for:)",
  content: { BarsHiddenView() },
  walk: { user in
    user.expect("all bars are there") {
      $0.contains("Bars") && $0.contains("Above") && $0.contains("Below") && $0.contains("Two")
    }
    user.tap("Hide or show")
    user.expect("hidden bars take their items with them") {
      !$0.contains("Bars") && !$0.contains("Above") && !$0.contains("Below") && !$0.contains("Two")
    }
    user.tap("Hide or show")
    user.expect("and bring them back") { $0.contains("Above") && $0.contains("Two") }
    user.tap("Old way")
    user.expect("no title, no back button") {
      $0.contains("Without a bar") && !$0.contains("Gone") && !$0.contains("Bars")
    }
    user.swipeBack(.completed)
    user.expect("a swipe still goes back") { $0.contains("Content") }
  })

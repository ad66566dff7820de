import SwiftUI

private struct PageTabsView: View {
  @State private var page = 0
  var body: some View {
    VStack {
      Text("Page \(page + 1) of 3")
      TabView(selection: $page) {
        ForEach(0..<3) { index in
          Text("Photo \(index + 1)").tag(index)
        }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      Button("Next") { page = min(2, page + 1) }
    }
  }
}

let pageTabs = CompatibilityScreen(
  "page-tabs", from: "developer.apple.com/documentation/swiftui/pagetabviewstyle",
  content: { PageTabsView() },
  walk: { user in
    user.expect("the first page") { $0.contains("Photo 1") && !$0.contains("Photo 2") }
    user.tap("Next")
    user.expect("the app turns the page") { $0.contains("Photo 2") && $0.contains("Page 2 of 3") }
    user.switchTab(.role(.tab, at: 2))
    user.expect("a person turns the page, the selection follows") {
      $0.contains("Photo 3") && $0.contains("Page 3 of 3")
    }
  })

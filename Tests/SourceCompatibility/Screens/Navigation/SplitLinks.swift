import SwiftUI

private struct SplitLinksView: View {
  var body: some View {
    NavigationSplitView {
      List {
        NavigationLink("By a view") { Text("Detail of a view") }
        NavigationLink("By a value", value: "value")
      }
      .navigationDestination(for: String.self) { Text("Detail of a \($0)") }
      .navigationTitle("Sidebar")
    } detail: {
      Text("Placeholder")
    }
  }
}

let splitLinks = CompatibilityScreen(
  "split-links",
  from: "developer.apple.com/documentation/swiftui/navigationlink#Coordinate-with-a-list",
  "developer.apple.com/documentation/swiftui/navigationsplitview", on: .wide,
  content: { SplitLinksView() },
  walk: { user in
    user.tap("By a view")
    user.expect("a link in the sidebar fills the detail") {
      $0.contains("Detail of a view") && !$0.contains("Placeholder") && $0.contains("By a value")
    }
    user.tap("By a value")
    user.expect("so does one with a value") { $0.contains("Detail of a value") }
  })

let splitLinksNarrow = CompatibilityScreen(
  "split-links-narrow",
  from: "developer.apple.com/documentation/swiftui/navigationlink#Coordinate-with-a-list",
  content: { SplitLinksView() },
  walk: { user in
    user.tap("By a view")
    user.expect("a link pushes") { $0.contains("Detail of a view") && !$0.contains("By a value") }
    user.goBack()
    user.tap("By a value")
    user.expect("so does one with a value") { $0.contains("Detail of a value") }
    user.goBack()
    user.expect("back in the sidebar") { $0.contains("By a view") }
  })

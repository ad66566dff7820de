import SwiftUI

private struct ViewColumnsView: View {
  var body: some View {
    NavigationView {
      List(["Ada", "Grace"], id: \.self) { name in
        NavigationLink(name) { Text("About \(name)").navigationTitle(name) }
      }
      .navigationTitle("People")
      Text("Nobody is chosen")
    }
    .navigationViewStyle(.columns)
  }
}

let viewColumns = CompatibilityScreen(
  "view-columns", from: "developer.apple.com/documentation/swiftui/navigationview", on: .wide,
  content: { ViewColumnsView() },
  walk: { user in
    user.expect("both columns are there") {
      $0.contains("People") && $0.contains("Nobody is chosen")
    }
    user.tap("Ada")
    user.expect("a link replaces the detail beside the list") {
      $0.contains("About Ada") && $0.contains("Grace") && !$0.contains("Nobody")
    }
    user.tap("Grace")
    user.expect("another link replaces it again") {
      $0.contains("About Grace") && !$0.contains("About Ada")
    }
  })

let viewColumnsNarrow = CompatibilityScreen(
  "view-columns-narrow", from: "developer.apple.com/documentation/swiftui/navigationview",
  content: { ViewColumnsView() },
  walk: { user in
    user.expect("a phone shows the first column alone") {
      $0.contains("People") && !$0.contains("Nobody is chosen")
    }
    user.tap("Ada")
    user.expect("a link covers the list") { $0.contains("About Ada") && !$0.contains("Grace") }
    user.goBack()
    user.expect("and back uncovers it") { $0.contains("Grace") }
  })

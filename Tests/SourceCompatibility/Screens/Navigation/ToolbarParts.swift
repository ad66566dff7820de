import SwiftUI

private struct EditingTools: ToolbarContent {
  @Binding var count: Int
  let canReset: Bool

  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .topBarTrailing) {
      Button("More") { count += 1 }
      Button("Less") { count -= 1 }
    }
    if canReset {
      ToolbarItem(placement: .topBarLeading) { Button("Reset") { count = 0 } }
    }
  }
}

private struct ToolbarPartsView: View {
  @State private var count = 0
  @State private var isFavorite = false

  var body: some View {
    NavigationStack {
      Text("Count \(count)\(isFavorite ? ", favorite" : "")")
        .navigationTitle("Parts")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { EditingTools(count: $count, canReset: count != 0) }
        .toolbar(id: "main") {
          ToolbarItem(id: "favorite", placement: .bottomBar) {
            Toggle("Favorite", isOn: $isFavorite)
          }
          ToolbarItem(id: "twice", placement: .secondaryAction) {
            Button("Twice") { count *= 2 }
          }
        }
        .toolbar { Button("A view") { count = 50 } }
        .toolbarTitleMenu { Button("From the title") { count = 7 } }
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
    }
  }
}

let toolbarParts = CompatibilityScreen(
  "toolbar-parts", from: "developer.apple.com/documentation/swiftui/toolbarcontent",
  "developer.apple.com/documentation/swiftui/view/toolbar(id:content:)",
  "developer.apple.com/documentation/swiftui/view/toolbartitlemenu(content:)",
  content: { ToolbarPartsView() },
  walk: { user in
    user.expect("an item that is not there is not shown") { !$0.contains("Reset") }
    user.tap("More")
    user.expect("a group's button works, and the bar follows the state") {
      $0.contains("Count 1") && $0.contains("Reset")
    }
    user.tap("Twice")
    user.expect("an item with an identifier works") { $0.contains("Count 2") }
    user.toggle("Favorite")
    user.expect("a toggle in the bottom bar writes") { $0.contains("Count 2, favorite") }
    user.tap("Parts")
    user.tap("From the title")
    user.expect("the title's menu works") { $0.contains("Count 7") }
    user.tap("Reset")
    user.expect("the item goes again") { $0.contains("Count 0") && !$0.contains("Reset") }
  })

import SwiftUI

private struct ContextMenus: View {
  @State private var last = "none"
  @State private var isStarred = false
  @State private var hasMenu = true

  var body: some View {
    List {
      Text("Message")
        .contextMenu {
          Button("Reply") { last = "reply" }
          Button(role: .destructive) {
            last = "delete"
          } label: {
            Label("Delete", systemImage: "trash")
          }
        }
      Text(isStarred ? "Picture, starred" : "Picture")
        .contextMenu(
          menuItems: {
            Toggle("Star", isOn: $isStarred)
          }, preview: { Text("Large picture") })
      Text("Old").contextMenu(hasMenu ? ContextMenu { Button("Archive") { hasMenu = false } } : nil)
      Button("Open") { last = "open" }
        .contextMenu { Button("Open aside") { last = "aside" } }
      Text("last: \(last), \(hasMenu ? "kept" : "archived")")
    }
  }
}

let contextMenus = CompatibilityScreen(
  "context-menus", from: "developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:)",
  "developer.apple.com/documentation/swiftui/view/contextmenu(menuitems:preview:)",
  content: { ContextMenus() },
  walk: { user in
    user.longPress("Message")
    user.expect("the items are shown") { $0.contains("Reply") && $0.contains("Delete") }
    user.tap("Delete")
    user.expect("an item acts and the menu closes") {
      $0.contains("last: delete") && !$0.contains("Reply")
    }
    user.longPress("Picture")
    user.toggle("Star")
    user.expect("a toggle in the menu") { $0.contains("Picture, starred") }
    user.longPress("Old")
    user.tap("Archive")
    user.expect("its menu is gone now") { $0.contains("archived") }
    user.tap("Open")
    user.expect("a tap is still a tap") { $0.contains("last: open") }
    user.longPress("Open")
    user.tap("Open aside")
    user.expect("a long press is the menu") { $0.contains("last: aside") }
  })

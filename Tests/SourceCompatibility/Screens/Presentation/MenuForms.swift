import SwiftUI

private struct MenuForms: View {
  @State private var sort = "name"
  @State private var isGrid = false
  @State private var last = "none"
  private let title = "More"

  var body: some View {
    VStack {
      Menu("Edit") {
        Button("Copy") { last = "copy" }
        Button("Cut", systemImage: "scissors") { last = "cut" }
        Divider()
        Section("Danger") {
          Button("Erase", role: .destructive) { last = "erase" }
          Button("Locked") { last = "locked" }.disabled(true)
        }
      }
      Menu {
        Picker("Sort", selection: $sort) {
          Text("By name").tag("name")
          Text("By date").tag("date")
        }
        Toggle("Grid", isOn: $isGrid)
      } label: {
        Label("View", systemImage: "eye")
      }
      Menu(title) {
        Menu("Share") {
          Button("Print") { last = "print" }
        }
        Button("Info") { last = "info" }
      }
      Menu("Add", systemImage: "plus") {
        Button("Add many") { last = "many" }
      } primaryAction: {
        last = "one"
      }
      Text("last \(last), by \(sort), \(isGrid ? "grid" : "list")")
    }
  }
}

let menuForms = CompatibilityScreen(
  "menu-forms", from: "developer.apple.com/documentation/swiftui/menu",
  content: { MenuForms() },
  walk: { user in
    user.tap("Edit")
    user.expect("the items are shown") { $0.contains("Copy") && $0.contains("Erase") }
    user.tap("Cut")
    user.expect("an item acts and the menu closes") {
      $0.contains("last cut") && !$0.contains("Copy")
    }
    user.tap("View")
    user.tap("By date")
    user.tap("View")
    user.toggle("Grid")
    user.expect("a picker and a toggle in a menu") { $0.contains("by date, grid") }
    user.tap("More")
    user.tap("Share")
    user.tap("Print")
    user.expect("an item of a submenu") { $0.contains("last print") }
    user.tap("Add")
    user.expect("a tap is the primary action") {
      $0.contains("last one") && !$0.contains("Add many")
    }
    user.longPress("Add")
    user.tap("Add many")
    user.expect("a long press opens the menu") { $0.contains("last many") }
  })

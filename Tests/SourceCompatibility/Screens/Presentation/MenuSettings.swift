import SwiftUI

private struct MenuSettings: View {
  @State private var zoom = 1
  @State private var kind = "pdf"
  @State private var last = "none"

  var body: some View {
    VStack {
      Menu("Zoom") {
        ControlGroup {
          Button("Larger") { zoom += 1 }
          Button("Smaller") { zoom -= 1 }
        }
        Button("Reset") { zoom = 1 }
      }
      .menuActionDismissBehavior(.disabled)
      .menuOrder(.fixed)
      Menu("Export") {
        Menu {
          Picker("Kind", selection: $kind) {
            ForEach(["pdf", "png"], id: \.self) { Text($0) }
          }
          .pickerStyle(.inline)
        } label: {
          Text("Kind of file")
        }
        if kind == "png" { Button("Send picture") { last = "picture" } }
        Button("Send file", action: { last = "file" })
      }
      .menuStyle(.button)
      .buttonStyle(.bordered)
      .menuIndicator(.hidden)
      Text("zoom \(zoom), kind \(kind), last \(last)")
    }
  }
}

let menuSettings = CompatibilityScreen(
  "menu-settings", from: "developer.apple.com/documentation/swiftui/menu",
  "developer.apple.com/documentation/swiftui/menuactiondismissbehavior/disabled",
  content: { MenuSettings() },
  walk: { user in
    user.tap("Export")
    user.expect("a condition hides an item") { !$0.contains("Send picture") }
    user.tap("Kind of file")
    user.tap("png")
    user.expect("a picker of a submenu writes its selection") { $0.contains("kind png") }
    user.tap("Export")
    user.tap("Send picture")
    user.expect("the condition shows it now") { $0.contains("last picture") }
    user.tap("Zoom")
    user.tap("Larger")
    user.tap("Larger")
    user.expect("the menu stays open while its items act") { $0.contains("Larger") }
    user.dismiss(.outside)
    user.expect("they did act") { $0.contains("zoom 3") }
  })

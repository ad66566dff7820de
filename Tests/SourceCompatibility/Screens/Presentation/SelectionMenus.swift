import SwiftUI

private struct SelectionMenus: View {
  @State private var files = ["a.txt", "b.txt", "c.txt"]
  @State private var selection: Set<String> = []
  @State private var last = "none"

  var body: some View {
    VStack {
      Text("last: \(last)")
      List(files, id: \.self, selection: $selection) { Text($0) }
        .contextMenu(forSelectionType: String.self) { names in
          if names.isEmpty {
            Button("New file") { files.append("new.txt") }
          } else {
            Button("Duplicate") { last = names.sorted().joined(separator: "+") }
            Button("Trash", role: .destructive) { files.removeAll { names.contains($0) } }
          }
        } primaryAction: { names in
          last = "opened \(names.sorted().joined())"
        }
    }
  }
}

let selectionMenus = CompatibilityScreen(
  "selection-menus",
  from:
    "developer.apple.com/documentation/swiftui/view/contextmenu(forselectiontype:menu:primaryaction:)",
  content: { SelectionMenus() },
  walk: { user in
    user.tap("a.txt")
    user.expect("a tap is the primary action") { $0.contains("last: opened a.txt") }
    user.longPress("b.txt")
    user.tap("Duplicate")
    user.expect("the menu is for the touched row") { $0.contains("last: b.txt") }
    user.longPress("c.txt")
    user.tap("Trash")
    user.expect("it acts on that row only") {
      !$0.contains("c.txt") && $0.contains("a.txt") && $0.contains("b.txt")
    }
  })

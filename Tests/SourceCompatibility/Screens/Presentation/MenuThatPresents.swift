import SwiftUI

private struct MenuThatPresents: View {
  @State private var isNew = false
  @State private var isAsking = false
  @State private var folders = ["Inbox"]

  var body: some View {
    NavigationStack {
      List(folders, id: \.self) { Text($0) }
        .navigationTitle("Folders")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Menu {
              Button("New folder") { isNew = true }
              Button("Remove last", role: .destructive) { isAsking = true }
            } label: {
              Image(systemName: "ellipsis.circle").accessibilityLabel("Actions")
            }
          }
        }
        .sheet(isPresented: $isNew) {
          Button("Create") {
            folders.append("Folder \(folders.count)")
            isNew = false
          }
        }
        .alert("Remove?", isPresented: $isAsking) {
          Button("Remove", role: .destructive) { folders.removeLast() }
        }
    }
  }
}

let menuThatPresents = CompatibilityScreen(
  "menu-that-presents", from: "developer.apple.com/documentation/swiftui/menu",
  "developer.apple.com/documentation/swiftui/toolbaritemplacement/primaryaction",
  content: { MenuThatPresents() },
  walk: { user in
    user.tap("Actions")
    user.tap("New folder")
    user.tap("Create")
    user.expect("a sheet from a menu in a toolbar") { $0.contains("Folder 1") }
    user.tap("Actions")
    user.tap("Remove last")
    user.tap("Remove")
    user.expect("an alert from it") { !$0.contains("Folder 1") && $0.contains("Inbox") }
  })

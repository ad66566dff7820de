import SwiftUI
import Testing

/// The call forms of menus, row actions and buttons, as apps write them.
struct MenuForms: View {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name = "name"
  }
  @State private var items = [Item(id: 1), Item(id: 2)]
  @State private var selection: Set<Int> = []
  @State private var text = ""
  @FocusState private var isFocused: Bool
  @Environment(\.refresh) private var refresh
  private let title = "title"

  var body: some View {
    List {
      menus
      buttons
      rows
    }
    .refreshable { await reload() }
    .refreshable(action: reload)
    .contextMenu(forSelectionType: Int.self) { ids in
      if ids.isEmpty { Button("New") {} } else { Button("Delete") {} }
    } primaryAction: { ids in
      selection = ids
    }
  }

  @ViewBuilder private var menus: some View {
    Menu("key") { Button("a") {} }
    Menu(title) { Button("a", action: act) }
    Menu {
      Section("part") { Button("a") {} }
      Divider()
      Menu("more") { Button("b", role: .destructive) {} }
    } label: {
      Label("label", systemImage: "star")
    }
    Menu("key", systemImage: "star") { Button("a") {} }
    Menu("key") {
      Button("a") {}
    } primaryAction: {
      act()
    }
    Menu(content: { Button("a") {} }, label: { Text("l") }, primaryAction: act)
      .menuStyle(.borderlessButton)
      .menuOrder(.fixed)
      .menuIndicator(.hidden)
      .menuActionDismissBehavior(.disabled)
    Text("context")
      .contextMenu { Button("a") {} }
      .contextMenu(menuItems: { Button("a") {} })
      .contextMenu {
        Button("a") {}
      } preview: {
        Text("preview")
      }
      .contextMenu(ContextMenu { Button("a") {} })
  }

  @ViewBuilder private var buttons: some View {
    Button("key") {}
    Button(title, action: act)
    Button(action: act) { Text("l") }
    Button(action: { text = "" }, label: { Image(systemName: "star") })
    Button {
      text = ""
    } label: {
      Text("l")
    }
    Button("key", role: .destructive) {}
    Button("key", role: nil, action: act)
    Button(role: .cancel) {
      text = ""
    } label: {
      Text("l")
    }
    Button(role: .close, action: act)
    Button("key", systemImage: "star") {}
    Button(title, systemImage: "star", action: act)
    Button("key", systemImage: "star", role: .destructive) {}
    Button("styled") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
    Button("own") {}.buttonStyle(Own())
    Button("plain") {}.buttonStyle(PlainButtonStyle())
    RenameButton()
    EditButton()
    ShareLink(item: "text")
    ShareLink("Share", item: URL(fileURLWithPath: "/"))
    ShareLink(item: title, subject: Text("s"), message: Text("m")) { Text("Share") }
    PasteButton(payloadType: String.self) { text = $0.first ?? "" }
    TextField("f", text: $text).focused($isFocused).renameAction($isFocused)
  }

  struct Own: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private var rows: some View {
    ForEach(items) { item in
      Text(item.name)
        .swipeActions { Button("Delete", role: .destructive) { delete(item) } }
        .swipeActions(edge: .leading) {
          Button {
            delete(item)
          } label: {
            Label("Pin", systemImage: "pin")
          }
          .tint(.orange)
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: false) { Button("a") {} }
    }
    .onDelete { items.remove(atOffsets: $0) }
  }

  private func act() {}
  private func delete(_ item: Item) { items.removeAll { $0.id == item.id } }
  @Sendable private func reload() async { items = [] }
}

@MainActor @Suite struct MenuFormTests {
  // The forms are those of Apple's documentation of Menu, Button and View's row modifiers.
  @Test func aScreenWithEveryFormIsShown() {
    let stage = Stage(visibleRows: 100) { MenuForms() }
    #expect(stage.words.contains("Rename"))
  }
}

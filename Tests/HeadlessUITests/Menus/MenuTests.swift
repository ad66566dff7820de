import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct MenuTests {
  enum Order: String, CaseIterable { case name, date }
  struct Host: View {
    @State var order = Order.name
    @State var isGrouped = false
    @State var asks = false
    let log: Log
    var body: some View {
      Text("by \(order.rawValue)")
      Menu("Options") {
        Button("Copy", systemImage: "doc") { log.lines.append("copy") }
        Divider()
        Toggle("Grouped", isOn: $isGrouped)
        Picker("Sort by", selection: $order) {
          ForEach(Order.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        Menu("More") {
          Button("Archive") { log.lines.append("archive") }
          Button("Delete", role: .destructive) { asks = true }
        }
        Button("Off") {}.disabled(true)
      }
      .alert("Sure?", isPresented: $asks) { Button("Yes") { log.lines.append("deleted") } }
    }
  }

  @Test func aMenuShowsItsItemsOverTheScreen() {
    let stage = Stage { Host(log: Log()) }
    stage.tap("Options")
    let elements = stage.elements.items.map(\.element)
    #expect(
      elements.map(\.elementLabel) == ["Copy", "Grouped", "name", "date", "More", "Off"])
    #expect(
      elements.map(\.elementRole)
        == [.menuItem, .toggle, .menuItem, .menuItem, .menuItem, .menuItem])
    #expect(elements.map(\.isElementEnabled).last == false)
    stage.run { #expect(stage.simulator.presentations.touchOutside()) }
    #expect(stage.words == ["by name", "Options"])
  }

  // Apple, Menus: choosing an item closes the menu.
  @Test func anItemClosesTheMenuAndDoesItsAction() {
    let log = Log()
    let stage = Stage { Host(log: log) }
    stage.tap("Options")
    stage.tap("Copy")
    #expect(log.lines == ["copy"])
    #expect(stage.words == ["by name", "Options"])
    #expect(stage.simulator.presentations.top == nil)
  }

  @Test func controlsInAMenuWriteTheirBindings() {
    let stage = Stage { Host(log: Log()) }
    stage.tap("Options")
    stage.tap("date")
    #expect(stage.words == ["by date", "Options"])
    stage.tap("Options")
    stage.tap("Grouped")
    stage.tap("Options")
    #expect(stage.element("Grouped")?.elementValue == "on")
    #expect(stage.element("date")?.elementValue == "selected")
  }

  @Test func anItemOfASubmenuClosesAllMenus() {
    let log = Log()
    let stage = Stage { Host(log: log) }
    stage.tap("Options")
    stage.tap("More")
    #expect(stage.words == ["Archive", "Delete"])
    stage.tap("Archive")
    #expect(log.lines == ["archive"])
    #expect(stage.words == ["by name", "Options"])
    stage.tap("Options")
    stage.tap("More")
    stage.tap("Delete")
    #expect(stage.words == ["Sure?", "Yes"])
  }

  @Test func anItemCanBePickedByItsWords() {
    let log = Log()
    let stage = Stage { Host(log: log) }
    let menu = stage.element("Options")
    stage.run { #expect(menu?.perform(.pick("Copy")) == true) }
    stage.run { #expect(menu?.perform(.pick("Archive")) == true) }
    stage.run { #expect(menu?.perform(.pick("date")) == true) }
    stage.run { #expect(menu?.perform(.pick("Nothing")) == false) }
    stage.run { #expect(menu?.perform(.pick("Off")) == false) }
    #expect(log.lines == ["copy", "archive"])
    #expect(stage.words == ["by date", "Options"])
  }

  struct Split: View {
    let log: Log
    var body: some View {
      Menu {
        Button("Later") { log.lines.append("later") }
      } label: {
        Label("Send", systemImage: "paperplane")
      } primaryAction: {
        log.lines.append("send")
      }
    }
  }

  // Apple, Menu: with a primary action a tap does that, a long press shows the menu.
  @Test func aPrimaryActionTakesTheTap() {
    let log = Log()
    let stage = Stage { Split(log: log) }
    stage.tap("Send")
    #expect(log.lines == ["send"])
    stage.run { _ = stage.element("Send")?.perform(.longPress) }
    stage.tap("Later")
    #expect(log.lines == ["send", "later"])
  }

  struct Counting: View {
    @State var count = 0
    var body: some View {
      Menu("count \(count)") {
        Button("more") { count += 1 }
          .menuActionDismissBehavior(.disabled)
        Text("now \(count)")
      }
    }
  }

  // Apple, menuActionDismissBehavior(_:): a disabled behavior keeps the menu open.
  @Test func anItemMayKeepTheMenuOpenAndTheMenuFollowsTheState() {
    let stage = Stage { Counting() }
    stage.tap("count 0")
    stage.tap("more")
    stage.tap("more")
    #expect(stage.words == ["more", "now 2"])
  }

  struct Editing: View {
    @State var text = ""
    @FocusState var isFocused: Bool
    let log: Log
    var body: some View {
      TextField("text", text: $text)
        .focused($isFocused)
        .onChange(of: isFocused) { log.lines.append("focus \($1)") }
      Menu("Insert") { Button("smile") { text += ":)" } }
    }
  }

  @Test func aMenuDoesNotEndEditing() {
    let log = Log()
    let stage = Stage { Editing(log: log) }
    stage.type("a", into: "text")
    stage.tap("Insert")
    stage.tap("smile")
    stage.type("b")
    #expect(stage.words == ["a:)b", "Insert"])
    #expect(log.lines == ["focus true"])
  }
}

@MainActor @Suite struct ContextMenuTests {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }
  struct Host: View {
    @State var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    @State var allowsMenu = true
    var body: some View {
      List {
        ForEach(items) { item in
          Text(item.name)
            .contextMenu {
              if allowsMenu {
                Button("Delete", role: .destructive) { items.removeAll { $0.id == item.id } }
                RenameButton()
              }
            }
            .renameAction { items[0].name = "renamed" }
        }
      }
      Button("no menu") { allowsMenu = false }
    }
  }

  @Test func aLongPressOpensTheMenuOfThatRow() {
    let stage = Stage { Host() }
    stage.run { #expect(stage.element("two")?.perform(.longPress) == true) }
    #expect(stage.words == ["Delete", "Rename"])
    stage.tap("Delete")
    #expect(stage.words == ["one", "no menu"])
    stage.run { _ = stage.element("one")?.perform(.longPress) }
    stage.tap("Rename")
    #expect(stage.words == ["renamed", "no menu"])
  }

  // Apple, contextMenu(menuItems:): returning nothing from the closure deactivates the menu.
  @Test func aBuilderWithoutItemsShowsNoMenu() {
    let stage = Stage { Host() }
    stage.tap("no menu")
    stage.run { #expect(stage.element("two")?.perform(.longPress) == false) }
    #expect(stage.words == ["one", "two", "no menu"])
  }

  struct Selecting: View {
    let log: Log
    var body: some View {
      List {
        ForEach([Item(id: 1, name: "one"), Item(id: 2, name: "two")]) { Text($0.name) }
      }
      .contextMenu(forSelectionType: Int.self) { ids in
        Button("Show \(ids.count)") { log.lines.append("show \(ids)") }
      } primaryAction: { ids in
        log.lines.append("open \(ids)")
      }
    }
  }

  // Apple, contextMenu(forSelectionType:menu:primaryAction:): the closures get the items acted on.
  @Test func aMenuOfAListIsAboutThePressedRow() {
    let log = Log()
    let stage = Stage { Selecting(log: log) }
    stage.tap("two")
    stage.run { _ = stage.element("one")?.perform(.longPress) }
    stage.tap("Show 1")
    #expect(log.lines == ["open [2]", "show [1]"])
  }
}

@MainActor @Suite struct PickerInMenuTests {
  struct Host: View {
    @State var kind = "pdf"
    var body: some View {
      Menu("Kind") {
        Picker("Kind", selection: $kind) {
          ForEach(["pdf", "png"], id: \.self) { Text($0) }
        }
        .pickerStyle(.inline)
      }
      Text(kind)
    }
  }

  // Apple, PickerStyle inline: in a menu the options are the menu's own items.
  @Test func aPickerThatShowsItsOptionsShowsThemOnceInAMenu() {
    let stage = Stage { Host() }
    stage.tap("Kind")
    #expect(stage.words.count { $0 == "png" } == 1)
    stage.tap("png")
    #expect(stage.words == ["Kind", "png"])
  }
}

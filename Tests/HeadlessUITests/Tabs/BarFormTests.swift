import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

/// Every way to write tabs, toolbars and search that Apple's documentation lists compiles.
@MainActor @Suite struct BarFormTests {
  enum Place: Hashable { case home, list, search }

  struct Tabs: View {
    @State private var place = Place.home
    @State private var optional: Int?
    let showsMore = true
    var body: some View {
      VStack {
        TabView(selection: $place) {
          Tab("Home", systemImage: "house", value: .home) { Text("home") }
          Tab(value: Place.list) {
            Text("list")
          } label: {
            Label("List", systemImage: "list.bullet")
          }
          .badge("new")
          .customizationID("list")
          Tab(value: .search, role: .search) { Text("search") }
        }
        .tabViewStyle(.sidebarAdaptable)
        TabView {
          Tab("One", systemImage: "1.circle") { Text("one") }
          if showsMore {
            Tab("Two", image: "two") { Text("two") }
          }
          ForEach([3, 4], id: \.self) { number in
            Tab(String(number), systemImage: "star") { Text("number \(number)") }
          }
        }
        TabView(selection: $optional) {
          Text("x").tabItem { Image(systemName: "x") }.tag(1)
          Text("y").tabItem { Text("Y") }.tag(2).badge(Text("3"))
        }
      }
    }
  }

  // Apple, TabView and Tab: initializers.
  @Test func tabsInAllForms() {
    let stage = Stage { Tabs() }
    let tabs = stage.elements.items.map(\.element).filter { $0.elementRole == .tab }
    #expect(
      tabs.map(\.elementLabel) == [
        "Home", "List", "Search", "One", "Two", "3", "4", "x", "Y",
      ])
    stage.tap("Search")
    stage.tap("4")
    stage.tap("Y")
    #expect(stage.words.contains("search"))
    #expect(stage.words.contains("number 4"))
    #expect(stage.words.contains("y"))
  }

  struct Bars: View {
    @State private var text = ""
    @State private var tokens: [Token] = [Token(id: "t")]
    let isWide = false
    struct Token: Identifiable { let id: String }
    var body: some View {
      NavigationStack {
        Text("content")
          .toolbar {
            ToolbarItem(placement: .principal) { Text("principal") }
            ToolbarSpacer(.fixed)
            ToolbarItemGroup(placement: .topBarTrailing) {
              ForEach(0..<2) { Button("b\($0)") {} }
              EditButton()
            }
            if isWide {
              ToolbarItem(placement: .status) { Text("wide") }
            } else {
              ToolbarItem(placement: .status) { Text("narrow") }
            }
          }
          .toolbar(id: "main") {
            ToolbarItem(id: "one", placement: .secondaryAction) { Button("second") {} }
            ToolbarItem(id: "two", placement: .destructiveAction) { Button("destroy") {} }
              .defaultCustomization(.hidden)
          }
          .toolbarVisibility(.visible, for: .navigationBar, .bottomBar)
          .searchable(text: $text)
          .searchable(
            text: $text, placement: .navigationBarDrawer(displayMode: .always),
            prompt: Text("prompt")
          )
          .searchable(text: $text, prompt: "with suggestions") { Text("s").searchCompletion("s") }
          .searchable(text: $text, tokens: $tokens, prompt: "tokens") { Text("token \($0.id)") }
      }
    }
  }

  @Test func barsInAllForms() {
    let words = Stage { Bars() }.words
    for word in ["principal", "b0", "b1", "Edit", "narrow", "second", "destroy", "token t"] {
      #expect(words.contains(word))
    }
    #expect(words.filter { $0 == "Search" || $0.hasPrefix("prompt") }.count == 2)
  }
}

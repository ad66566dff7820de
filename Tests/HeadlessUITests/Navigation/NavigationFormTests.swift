import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

/// Every way to write navigation that Apple's documentation lists compiles and shows its words.
@MainActor @Suite struct NavigationFormTests {
  enum Route: Hashable {
    case first
    case second(Int)
  }

  struct Links: View {
    @State private var isActive = false
    @State private var selection: Int?
    let name = String("string")
    var body: some View {
      VStack {
        Group {
          NavigationLink("1", value: Route.first)
          NavigationLink(name, value: 2)
          NavigationLink(value: Route.second(3)) { Text("3") }
          NavigationLink(value: Optional<Int>.none) { Text("4") }
          NavigationLink("5") { Text("to 5") }
          NavigationLink("6", destination: Text("to 6"))
          NavigationLink(destination: Text("to 7")) { Text("7") }
          NavigationLink {
            Text("to 8")
          } label: {
            Text("8")
          }
        }
        Group {
          NavigationLink("9", isActive: $isActive) { Text("to 9") }
          NavigationLink("10", destination: Text("to 10"), isActive: $isActive)
          NavigationLink(destination: Text("to 11"), isActive: $isActive) { Text("11") }
          NavigationLink(isActive: $isActive) {
            Text("to 12")
          } label: {
            Text("12")
          }
        }
        Group {
          NavigationLink("13", tag: 13, selection: $selection) { Text("to 13") }
          NavigationLink("14", destination: Text("to 14"), tag: 14, selection: $selection)
          NavigationLink(destination: Text("to 15"), tag: 15, selection: $selection) { Text("15") }
          NavigationLink(tag: 16, selection: $selection) {
            Text("to 16")
          } label: {
            Text("16")
          }
          NavigationLink(name, destination: Text("to 17")).isDetailLink(false)
        }
      }
    }
  }

  // Apple, NavigationLink: initializers.
  @Test func linksInAllForms() {
    let stage = Stage { NavigationView { Links() } }
    #expect(stage.words.count == 17)
    #expect(stage.element("4")?.isElementEnabled == false)
    stage.tap("14")
    #expect(stage.words.contains("to 14"))
    stage.goBack()
    stage.tap("16")
    #expect(stage.words.contains("to 16"))
  }

  struct Stacks: View {
    @State private var mixed = NavigationPath()
    @State private var routes: [Route] = [.second(1)]
    @State private var title = "Title"
    var body: some View {
      VStack {
        NavigationStack { Text("a").navigationTitle("plain") }
        NavigationStack(path: $mixed) { Text("b").navigationTitle(Text("text")) }
        NavigationStack(path: $routes) {
          Text("c")
            .navigationTitle(String("string"))
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .first: Text("first")
              case .second(let number): Text("second \(number)").navigationTitle($title)
              }
            }
        }
        NavigationView {
          Text("d")
            .navigationBarTitle("old")
            .navigationBarTitle(Text("older"), displayMode: .inline)
            .navigationBarTitleDisplayMode(.large)
            .navigationBarItems(leading: Button("l") {}, trailing: Button("t") {})
            .navigationBarBackButtonHidden()
            .navigationSubtitle("sub")
            .toolbarRole(.editor)
            .toolbarTitleDisplayMode(.inline)
        }
        .navigationViewStyle(StackNavigationViewStyle())
      }
    }
  }

  @Test func stacksInAllForms() {
    let stage = Stage { Stacks() }
    #expect(
      stage.words == [
        "plain", "a", "text", "b", "string", "Title", "second 1", "l", "old", "t", "d",
      ])
  }

  struct Splits: View {
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @State private var column = NavigationSplitViewColumn.content
    var body: some View {
      VStack {
        NavigationSplitView {
          Text("s1")
        } detail: {
          Text("d1")
        }
        NavigationSplitView(columnVisibility: $visibility) {
          Text("s2").navigationSplitViewColumnWidth(200)
        } content: {
          Text("c2").navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
        } detail: {
          Text("d2")
        }
        .navigationSplitViewStyle(.balanced)
        NavigationSplitView(preferredCompactColumn: $column) {
          Text("s3")
        } content: {
          Text("c3")
        } detail: {
          Text("d3")
        }
      }
    }
  }

  // Apple, NavigationSplitView: the sidebar is on top unless another column is preferred.
  @Test func splitViewsInAllForms() {
    let narrow = Stage { Splits() }
    #expect(narrow.words == ["s1", "s2", "Back", "c3"])
    let wide = Stage(sizeClass: .regular) { Splits().toolbar(removing: .sidebarToggle) }
    #expect(
      wide.words.filter { $0 != "Hide Sidebar" } == [
        "s1", "d1", "s2", "c2", "d2", "s3", "c3", "d3",
      ])
  }
}

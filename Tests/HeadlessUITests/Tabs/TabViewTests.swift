import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct TabViewTests {
  struct Plain: View {
    let log: Log
    var body: some View {
      TabView {
        Page(name: "one", log: log).tabItem { Label("One", systemImage: "1.circle") }
        Page(name: "two", log: log).tabItem { Text("Two") }.badge(3)
      }
    }
  }
  struct Page: View {
    let name: String
    let log: Log
    @State private var text = ""
    init(name: String, log: Log) {
      self.name = name
      self.log = log
    }
    var body: some View {
      let _ = log.lines.append("body \(name)")
      TextField("field \(name)", text: $text)
        .onAppear { log.lines.append("appear \(name)") }
        .onDisappear { log.lines.append("disappear \(name)") }
    }
  }

  // Evidence tab-eager-onappear-ios17-lazy-ios18: a tab is built when it is first shown.
  @Test func aTabIsBuiltAtItsFirstVisitAndKept() {
    let log = Log()
    let stage = Stage { Plain(log: log) }
    #expect(log.lines == ["body one", "appear one"])
    #expect(stage.words == ["field one", "selected", "3"])
    stage.type("draft", into: "field one")
    log.lines.removeAll()
    stage.tap("Two")
    #expect(log.lines == ["body two", "appear two", "disappear one"])
    log.lines.removeAll()
    stage.tap("One")
    #expect(log.lines == ["appear one", "disappear two"])
    #expect(stage.words.first == "draft")
  }

  struct Selecting: View {
    @State private var selection = "a"
    let log: Log
    var body: some View {
      TabView(
        selection: Binding(
          get: { selection },
          set: {
            log.lines.append("set \($0)")
            selection = $0
          })
      ) {
        Button("to b") { selection = "b" }.tabItem { Text("A") }.tag("a")
        Text("screen b").onAppear { log.lines.append("appear b") }.tag("b").tabItem { Text("B") }
      }
    }
  }

  // Evidence tab-onappear-before-selection-write: the reference writes first.
  @Test func aTapWritesTheSelectionBeforeTheTabAppears() {
    let log = Log()
    let stage = Stage { Selecting(log: log) }
    stage.tap("B")
    #expect(log.lines == ["set b", "appear b"])
    #expect(stage.words.contains("screen b"))
  }

  // Apple, TabView: the selection chooses the tab whose tag it equals.
  @Test func theAppSelectsATab() {
    let log = Log()
    let stage = Stage { Selecting(log: log) }
    stage.tap("to b")
    #expect(log.lines == ["appear b"])
    #expect(stage.words.contains("screen b"))
  }

  struct WithStack: View {
    @State private var selection = 1
    @State private var path = [Int]()
    var body: some View {
      TabView(selection: $selection) {
        Tab("Home", systemImage: "house", value: 1) {
          NavigationStack(path: $path) {
            NavigationLink("open", value: 5)
              .navigationTitle("Home")
              .navigationDestination(for: Int.self) { number in
                Text("number \(number)").toolbar(.hidden, for: .tabBar)
              }
          }
        }
        .badge(path.count)
        TabSection("More") {
          Tab("Other", systemImage: "star", value: 2) { Text("other") }
        }
      }
    }
  }

  // Apple, UITabBarController: a tap on the selected tab pops its stack to the root.
  @Test func aSecondTapPopsToTheRootAndWritesThePath() {
    let stage = Stage { WithStack() }
    stage.tap("open")
    #expect(stage.words.contains("number 5"))
    stage.tap("Home", at: 1)
    // The pushed screen hides the tab bar.
    #expect(stage.element("Other") == nil)
    stage.goBack()
    #expect(stage.element("Other") != nil)
  }

  struct Popping: View {
    @State private var path = [Int]()
    var body: some View {
      TabView {
        NavigationStack(path: $path) {
          NavigationLink("open", value: 5)
            .navigationDestination(for: Int.self) { Text("number \($0), \(path.count)") }
        }
        .tabItem { Text("First") }
      }
    }
  }

  @Test func aSecondTapOnTheTabGoesBackToTheRoot() {
    let stage = Stage { Popping() }
    stage.tap("open")
    #expect(stage.words.contains("number 5, 1"))
    stage.tap("First")
    #expect(stage.words.contains("open"))
  }

  struct Pages: View {
    var body: some View {
      TabView {
        ForEach(["x", "y"], id: \.self) { Text("page \($0)") }
      }
      .tabViewStyle(.page)
    }
  }

  // Apple, PageTabViewStyle: each child is a page.
  @Test func pagesAreReachedByTheirDots() {
    let stage = Stage { Pages() }
    #expect(stage.words.contains("page x"))
    stage.tap("Page 2 of 2")
    #expect(stage.words.contains("page y"))
  }

  // Evidence tab-removed-visited-tabs-onappear: the reference tells nobody but the shown tab.
  @Test func removingATabViewTellsTheShownTabOnly() {
    struct Switching: View {
      @State private var isIn = true
      let log: Log
      var body: some View {
        if isIn {
          VStack {
            Button("leave") { isIn = false }
            Plain(log: log)
          }
        } else {
          Text("out")
        }
      }
    }
    let log = Log()
    let stage = Stage { Switching(log: log) }
    stage.tap("Two")
    log.lines.removeAll()
    stage.tap("leave")
    #expect(log.lines == ["disappear two"])
  }
}

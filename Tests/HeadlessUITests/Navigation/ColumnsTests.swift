import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct ColumnsTests {
  struct Note: Identifiable, Hashable {
    let id: Int
    var text: String
  }
  struct Split: View {
    @State private var notes = [Note(id: 1, text: "first"), Note(id: 2, text: "second")]
    @State private var selection: Int?
    @State private var visibility = NavigationSplitViewVisibility.all
    @State private var column = NavigationSplitViewColumn.sidebar
    let log: Log
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        List {
          ForEach(notes) { note in
            Button("open \(note.id)") {
              selection = note.id
              column = .detail
            }
          }
          .onDelete { notes.remove(atOffsets: $0) }
        }
        .navigationTitle("Notes")
        .onAppear { log.lines.append("appear sidebar") }
      } detail: {
        VStack {
          if let index = notes.firstIndex(where: { $0.id == selection }) {
            TextField("note", text: $notes[index].text)
          } else {
            Text("no note")
          }
          Text("column \(column == .detail ? "detail" : "sidebar")")
        }
        .onAppear { log.lines.append("appear detail") }
        .onDisappear { log.lines.append("disappear detail") }
      }
    }
  }

  // Apple, NavigationSplitView: columns side by side in a regular width.
  @Test func columnsAreOnTheScreenTogetherInARegularWidth() {
    let log = Log()
    let stage = Stage(sizeClass: .regular) { Split(log: log) }
    #expect(log.lines == ["appear sidebar", "appear detail"])
    #expect(
      stage.words == [
        "Hide Sidebar", "Notes", "open 1", "open 2", "no note", "column sidebar",
      ])
  }

  @Test func aRowIsDeletedWhileItsDetailIsEdited() {
    let stage = Stage(sizeClass: .regular) { Split(log: Log()) }
    stage.tap("open 1")
    stage.type("!", into: "first")
    #expect(stage.words.contains("first!"))
    stage.run { _ = stage.row(0)?.deleteRow() }
    #expect(stage.words.contains("no note"))
    #expect(!stage.words.contains("open 1"))
  }

  // Apple, NavigationSplitViewVisibility.detailOnly.
  @Test func theSidebarIsHiddenAndShownByItsButton() {
    let log = Log()
    let stage = Stage(sizeClass: .regular) { Split(log: log) }
    stage.tap("Hide Sidebar")
    #expect(!stage.words.contains("open 1"))
    log.lines.removeAll()
    stage.tap("Show Sidebar")
    #expect(stage.words.contains("open 1"))
    #expect(log.lines == ["appear sidebar"])
  }

  // Apple, NavigationSplitView(preferredCompactColumn:): the column on top when collapsed.
  @Test func columnsAreOneStackInACompactWidth() {
    let log = Log()
    let stage = Stage { Split(log: log) }
    #expect(stage.words == ["Notes", "open 1", "open 2"])
    stage.tap("open 2")
    #expect(stage.words == ["Notes", "second", "column detail"])
    log.lines.removeAll()
    stage.tap("Notes")
    #expect(log.lines == ["appear sidebar", "disappear detail"])
    stage.tap("open 1")
    #expect(stage.words.contains("first"))
  }

  struct Old: View {
    @State private var isActive = false
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("one") { Detail(name: "one") }
          NavigationLink("two", isActive: $isActive) { Detail(name: "two") }
          NavigationLink("own", destination: Text("pushed")).isDetailLink(false)
          Text("two is \(isActive ? "on" : "off")")
        }
        Text("nothing chosen")
      }
    }
  }
  struct Detail: View {
    let name: String
    var body: some View { Text("detail \(name)") }
  }

  // Apple, NavigationView: in a regular width a link shows its screen in the next column.
  @Test func aLinkReplacesTheDetailColumn() {
    let stage = Stage(sizeClass: .regular) { Old() }
    #expect(stage.words.contains("nothing chosen"))
    stage.tap("two")
    #expect(stage.words.contains("detail two"))
    #expect(stage.words.contains("two is on"))
    stage.tap("one")
    #expect(stage.words.contains("detail one"))
    #expect(!stage.words.contains("detail two"))
    #expect(stage.words.contains("two is off"))
    #expect(stage.element("Back") == nil)
  }

  // Apple, isDetailLink(_:).
  @Test func aLinkThatIsNoDetailLinkPushesOnItsOwnColumn() {
    let stage = Stage(sizeClass: .regular) { Old() }
    stage.tap("own")
    #expect(stage.words.contains("pushed"))
    #expect(stage.words.contains("nothing chosen"))
    #expect(!stage.words.contains("one"))
  }

  // Apple, StackNavigationViewStyle.
  @Test func aStackStyleShowsOneScreenAtATime() {
    let stage = Stage(sizeClass: .regular) { Old().navigationViewStyle(.stack) }
    #expect(!stage.words.contains("nothing chosen"))
    stage.tap("one")
    #expect(stage.words == ["Back", "detail one"])
  }

  struct Values: View {
    @State private var count = 0
    var body: some View {
      NavigationSplitView {
        VStack {
          NavigationLink("red", value: "red")
          Button("count") { count += 1 }
        }
        .navigationDestination(for: String.self) { Text("\($0) \(count)") }
      } detail: {
        Text("no color")
      }
    }
  }

  // Apple, NavigationSplitView: a link in a column shows its screen in the next one.
  @Test func aLinkToAValueShowsItsScreenInTheNextColumn() {
    let stage = Stage(sizeClass: .regular) { Values() }
    stage.tap("red")
    stage.tap("count")
    #expect(stage.words == ["Hide Sidebar", "red", "count", "red 1"])
  }

  struct InList: View {
    var body: some View {
      NavigationSplitView {
        List { NavigationLink("red", value: "red") }
          .navigationDestination(for: String.self) { Text("color \($0)") }
      } detail: {
        Text("no color")
      }
    }
  }

  // Apple, NavigationLink: a link to a value needs no selection of the list around it.
  @Test(arguments: [Device.SizeClass.regular, .compact])
  func aLinkToAValueInAListWithoutASelectionShowsItsScreen(width: Device.SizeClass) {
    let stage = Stage(sizeClass: width) { InList() }
    stage.tap("red")
    #expect(stage.words.contains("color red"))
  }

  struct Selecting: View {
    @State private var color: String? = "red"
    var body: some View {
      NavigationSplitView {
        List(["red", "blue"], id: \.self, selection: $color) { NavigationLink($0, value: $0) }
      } detail: {
        Text("color \(color ?? "none")")
      }
    }
  }

  // Apple, "Migrating to new navigation types": a selection pushes in a narrow width.
  @Test func aSelectionThatIsThereAtFirstShowsTheDetail() {
    let stage = Stage { Selecting() }
    #expect(stage.words == ["Back", "color red"])
    stage.tap("Back")
    #expect(stage.words == ["red", "blue"])
    stage.tap("red")
    #expect(stage.words == ["Back", "color red"])
  }

  struct InSheet: View {
    @State private var isShown = false
    var body: some View {
      Button("sheet") { isShown = true }
        .sheet(isPresented: $isShown) { NavigationView { NavigationLink("in") { Text("deep") } } }
    }
  }

  // Apple, UIModalPresentationStyle.formSheet: a compact width on any device.
  @Test func aSheetIsNarrowOnAnyDevice() {
    let stage = Stage(sizeClass: .regular) { InSheet() }
    stage.tap("sheet")
    stage.tap("in")
    #expect(stage.words.contains("Back"))
  }
}

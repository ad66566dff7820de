import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct OutlineTests {
  struct Group2: View {
    @State var isOpen = false
    @State var name = "inside"
    let log: Log
    var body: some View {
      List {
        DisclosureGroup("Bound", isExpanded: $isOpen) {
          TextField("name", text: $name)
            .onAppear { log.lines.append("appear") }
            .onDisappear { log.lines.append("disappear") }
        }
        DisclosureGroup {
          Text("own content")
        } label: {
          Text("Own")
        }
        Button("close") { isOpen = false }
      }
    }
  }

  // Apple, DisclosureGroup: "shows or hides another content view based on the state of a
  // disclosure control".
  @Test func contentIsThereOnlyWhileExpanded() {
    let log = Log()
    let stage = Stage { Group2(log: log) }
    #expect(stage.elements.rows.count == 3)
    stage.tap("Bound")
    #expect(stage.elements.rows.count == 4)
    #expect(stage.words.contains("inside"))
    #expect(stage.writes == ["Bound = true"])
    stage.tap("Own")
    #expect(stage.words.contains("own content"))
    stage.tap("close")
    #expect(!stage.words.contains("inside"))
    #expect(log.lines == ["appear", "disappear"])
  }

  struct File: Identifiable {
    let name: String
    var children: [File]?
    var id: String { name }
  }
  static let files = [
    File(name: "a", children: [File(name: "a1"), File(name: "a2", children: [File(name: "a21")])]),
    File(name: "b"),
  ]

  struct Tree: View {
    @State var selection: String?
    var body: some View {
      List(OutlineTests.files, children: \.children, selection: $selection) { Text($0.name) }
      Text("selected \(selection ?? "none")")
    }
  }

  // Apple, List.init(_:children:rowContent:): a row with children opens on demand.
  @Test func aTreeOpensLevelByLevel() {
    let stage = Stage { Tree() }
    #expect(stage.elements.rows.count == 2)
    stage.tap("a")
    stage.tap("a2")
    #expect(stage.elements.rows.count == 5)
    stage.run { _ = stage.row(3)?.selectRow() }
    #expect(stage.words.last == "selected a21")
    stage.tap("a")
    #expect(stage.elements.rows.count == 2)
  }

  struct Sections: View {
    @State var isOpen = true
    var body: some View {
      List {
        Section("Head", isExpanded: $isOpen) { Text("row") }
      }
      .listStyle(.sidebar)
      Text(isOpen ? "open" : "closed")
    }
  }

  // Apple, Section.init(_:isExpanded:content:), in a sidebar list.
  @Test func aSidebarSectionCollapses() {
    let stage = Stage { Sections() }
    #expect(stage.words == ["expanded", "row", "open"])
    stage.tap("Head")
    #expect(stage.words == ["collapsed", "closed"])
  }
}

import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct SelectionTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }
  static let items = (0..<4).map { Item(id: $0, name: "name \($0)") }

  struct One: View {
    @State var selection: Int?
    var body: some View {
      List(SelectionTests.items, selection: $selection) { item in
        Text(item.name).selectionDisabled(item.id == 3)
      }
      Text("selected \(selection ?? -1)")
    }
  }

  // Apple, List, "Supporting selection in lists": an optional selects one row by its identity.
  @Test func aTapSelectsOneRow() {
    let stage = Stage { One() }
    var reacted = false
    stage.run { reacted = stage.row(1)?.selectRow() ?? false }
    #expect(reacted)
    #expect(stage.words.last == "selected 1")
    #expect(stage.writes == ["selection = 1"])
    stage.run { reacted = stage.row(3)?.selectRow() ?? true }
    #expect(!reacted)
  }

  struct Several: View {
    @State var selection: Set<Int> = []
    @State var mode = EditMode.inactive
    var body: some View {
      List(selection: $selection) {
        ForEach(SelectionTests.items) { item in NavigationLink(item.name) { Text("detail") } }
        Text("extra").tag(99)
      }
      .environment(\.editMode, $mode)
      Button("mode") { mode = .active }
      Text("selected \(selection.sorted().map { "\($0)" }.joined(separator: ","))")
    }
  }

  // Apple, List: several rows are selected in the edit mode; values are tags or identities.
  @Test func severalRowsAreSelectedInTheEditModeOnly() {
    let stage = Stage { NavigationStack { Several() } }
    var reacted = true
    stage.run { reacted = stage.row(4)?.selectRow() ?? true }
    #expect(!reacted)
    stage.tap("mode")
    stage.tap("name 2")
    stage.run { _ = stage.row(4)?.selectRow() }
    #expect(stage.words.last == "selected 2,99")
    stage.tap("name 2")
    #expect(stage.words.last == "selected 99")
  }

  struct Whole: View {
    @State var selection: Item?
    var body: some View {
      List(selection: $selection) {
        Section("head") {
          ForEach(SelectionTests.items, id: \.self) { Text($0.name) }
        }
      }
      Text(selection?.name ?? "none")
    }
  }

  @Test func theWholeElementIsSelectedWhereItIsTheIdentity() {
    let stage = Stage { Whole() }
    stage.run { _ = stage.row(2)?.selectRow() }
    #expect(stage.words.last == "name 1")
    var reacted = true
    stage.run { reacted = stage.row(0)?.selectRow() ?? true }
    #expect(!reacted, "a header cannot be selected")
  }

  struct Actions: View {
    @State var items = SelectionTests.items
    var body: some View {
      List($items, editActions: .all) { $item in
        TextField("name", text: $item.name).deleteDisabled(item.id == 0).moveDisabled(item.id == 1)
      }
    }
  }

  // Apple, List.init(_:editActions:rowContent:), deleteDisabled(_:), moveDisabled(_:).
  @Test func editActionsChangeTheCollection() {
    let stage = Stage { Actions() }
    #expect(stage.row(0)?.canDeleteRow == false)
    #expect(stage.row(1)?.canMoveRow == false)
    stage.run { _ = stage.row(1)?.deleteRow() }
    #expect(stage.words == ["name 0", "name 2", "name 3"])
    stage.run { _ = stage.row(0)?.moveRow(after: stage.row(2)) }
    #expect(stage.words == ["name 2", "name 3", "name 0"])
  }

  struct Nested: View {
    @State var groups = [["a", "b"], ["c"]]
    var body: some View {
      List {
        ForEach(groups.indices, id: \.self) { group in
          Section {
            ForEach(groups[group], id: \.self) { Text($0) }
              .onDelete { groups[group].remove(atOffsets: $0) }
          } header: {
            Text("group \(group)")
          }
          .headerProminence(.increased)
        }
      }
    }
  }

  // Apple, ForEach: sections made from data; each element is a row of its own.
  @Test func sectionsOfAForEachHaveRowsOfTheirOwn() {
    let stage = Stage { Nested() }
    #expect(stage.words == ["group 0", "a", "b", "group 1", "c"])
    #expect(stage.elements.rows.count == 5)
    #expect(stage.row(0)?.canDeleteRow == false)
    stage.run { _ = stage.row(2)?.deleteRow() }
    #expect(stage.words == ["group 0", "a", "group 1", "c"])
  }

  struct Pair: View {
    let name: String
    var body: some View {
      Text(name)
      Text(name + "!")
    }
  }
  struct Pairs: View {
    @State var names = ["a", "b"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Pair(name: $0) }.onDelete { names.remove(atOffsets: $0) }
      }
    }
  }

  // Apple, List: each view of a row's content is a row; the element goes with any of them.
  @Test func anElementMayBeSeveralRows() {
    let stage = Stage { Pairs() }
    #expect(stage.elements.rows.count == 4)
    stage.run { _ = stage.row(1)?.deleteRow() }
    #expect(stage.words == ["b", "b!"])
  }
}

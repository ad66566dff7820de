import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct ListTests {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }
  struct RowView: View {
    let item: Item
    let log: Log
    var body: some View {
      let _ = log.lines.append("row \(item.id)")
      Text(item.name)
    }
  }
  struct Items: View {
    @State var items: [Item]
    let log: Log
    var body: some View {
      List {
        ForEach(items) { RowView(item: $0, log: log) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .onAppear { log.lines.append("appear") }
    }
  }

  static func items(_ count: Int) -> [Item] {
    (0..<count).map { Item(id: $0, name: "name \($0)") }
  }

  // RUNTIME 13: a list makes the rows that are near the visible range.
  @Test func onlyVisibleRowsAreMade() {
    let log = Log()
    let stage = Stage(visibleRows: 3) { Items(items: Self.items(1000), log: log) }
    #expect(stage.words == ["name 0", "name 1", "name 2"])
    #expect(log.lines == ["row 0", "row 1", "row 2", "appear"])
  }

  @Test func deletingARowMovesTheOthersUp() {
    let stage = Stage(visibleRows: 3) { Items(items: Self.items(4), log: Log()) }
    stage.run { _ = stage.row(1)?.deleteRow() }
    #expect(stage.words == ["name 0", "name 2", "name 3"])
  }

  // Apple, onMove: the destination is an offset in the collection before the move.
  @Test func movingARowPutsItBehindAnother() {
    let stage = Stage(visibleRows: 3) { Items(items: Self.items(3), log: Log()) }
    stage.run { _ = stage.row(0)?.moveRow(after: stage.row(2)) }
    #expect(stage.words == ["name 1", "name 2", "name 0"])
  }

  @Test func scrollingShowsOtherRows() {
    let stage = Stage(visibleRows: 3) { Items(items: Self.items(5), log: Log()) }
    stage.run { _ = stage.elements.scrollers[0].scroll(rows: 2) }
    #expect(stage.words == ["name 2", "name 3", "name 4"])
  }

  struct Bound: View {
    @State var names = ["a", "b"]
    var body: some View {
      List {
        ForEach($names, id: \.self) { $name in TextField("name", text: $name) }
      }
    }
  }

  // Seed 001, note of 2024: with the value as identity each keystroke ends the edit.
  @Test func anIdentityMadeOfTheValueLosesFocusAtEachKeystroke() {
    let stage = Stage { Bound() }
    stage.tap("a")
    #expect(stage.simulator.focus.current != nil)
    stage.type("x")
    #expect(stage.simulator.focus.current == nil)
    #expect(stage.words == ["ax", "b"])
  }
}

/// How many bodies a change of one row costs.
@MainActor @Suite struct RowChangeTests {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }
  struct BoundRow: View {
    @Binding var item: Item
    let log: Log
    var body: some View {
      let _ = log.lines.append("row \(item.id)")
      TextField("name", text: $item.name)
    }
  }
  struct BoundItems: View {
    @State var items = (0..<1000).map { Item(id: $0, name: "name \($0)") }
    let log: Log
    var body: some View {
      let _ = log.lines.append("list")
      List { ForEach($items) { $item in BoundRow(item: $item, log: log) } }
    }
  }

  // RUNTIME 6: a view is evaluated again when something it read has changed, and only then.
  @Test func typingInABoundRowEvaluatesThatRowAndTheList() {
    let log = Log()
    let stage = Stage(visibleRows: 5) { BoundItems(log: log) }
    log.lines.removeAll()
    stage.type("x", into: "name 3")
    #expect(log.lines == ["list", "row 3"])
    #expect(stage.words[3] == "name 3x")
  }
}

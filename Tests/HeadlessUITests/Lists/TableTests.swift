import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct TableTests {
  struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }
  struct People: View {
    @State var people = [Person(id: 0, name: "Ada", age: 36), Person(id: 1, name: "Bo", age: 20)]
    @State var order = [KeyPathComparator(\Person.name)]
    @State var selection: Int?
    var body: some View {
      Table(people, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }
        TableColumn("Note") { person in Text("note \(person.id)") }
      }
      .onChange(of: order) { people.sort(using: order) }
      Text("selected \(selection ?? -1)")
    }
  }

  // Apple, Table: "in a compact horizontal size class … only the first column".
  @Test func littleWidthShowsTheFirstColumnOnly() {
    let stage = Stage { People() }
    #expect(stage.words == ["Ada", "Bo", "selected -1"])
    stage.run { _ = stage.row(1)?.selectRow() }
    #expect(stage.words.last == "selected 1")
  }

  // Apple, Table, "Supporting sorting": a tap on a column's title changes the sort order.
  @Test func aColumnTitleSortsWhereThereIsWidth() {
    let stage = Stage { People().environment(\.horizontalSizeClass, .regular) }
    #expect(stage.words.prefix(6) == ["Name", "Age", "Note", "Ada", "36", "note 0"])
    stage.tap("Age")
    #expect(stage.words.dropFirst(3).prefix(3) == ["Bo", "20", "note 1"])
    stage.tap("Age")
    #expect(stage.words.dropFirst(3).prefix(3) == ["Ada", "36", "note 0"])
  }
}

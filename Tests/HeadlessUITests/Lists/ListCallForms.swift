import HeadlessUI

/// Page `List`.
struct ListCallForms: View {
  struct Item: Identifiable, Hashable {
    let id: UUID
    var name: String
    var isDone = false
    var children: [Item]?
  }
  @State private var items: [Item] = [Item(id: UUID(), name: "a")]
  @State private var names = ["a", "b"]
  @State private var one: Item.ID?
  @State private var several = Set<Item.ID>()
  @State private var item: Item?
  @State private var name: String?
  @State private var chosen: Set<String> = []
  @State private var number: Int?

  var body: some View {
    Group {
      List { Text("a") }
      List {
        Text("a")
        Text("b")
      }
      List(items) { Text($0.name) }
      List(items) { item in
        Text(item.name)
        Text("second")
      }
      List(names, id: \.self) { Text($0) }
      List(items, id: \.name) { Text($0.name) }
      List(0..<5) { Text("\($0)") }
      List(1...5, id: \.self) { Text("\($0)") }
      List($items) { $item in TextField("Name", text: $item.name) }
      List($items, id: \.id) { $item in Toggle(item.name, isOn: $item.isDone) }
      List($names, id: \.self) { $name in TextField("Name", text: $name) }
      List($items, editActions: .all) { $item in Text(item.name) }
      List($items, editActions: [.delete, .move]) { $item in Text(item.name) }
      List($items, editActions: .delete) { $item in Text(item.name) }
      List($items, id: \.id, editActions: .move) { $item in Text(item.name) }
    }
    Group {
      List(selection: $one) { ForEach(items) { Text($0.name) } }
      List(selection: $several) { ForEach(items) { Text($0.name) } }
      List(selection: $item) { ForEach(items, id: \.self) { Text($0.name).tag($0) } }
      List(items, selection: $one) { Text($0.name) }
      List(items, selection: $several) { Text($0.name) }
      List(items, id: \.self, selection: $item) { Text($0.name) }
      List(names, id: \.self, selection: $name) { Text($0) }
      List(names, id: \.self, selection: $chosen) { Text($0) }
      List(0..<5, selection: $number) { Text("\($0)") }
      List($items, selection: $one) { $item in Text(item.name) }
      List($items, selection: $several) { $item in Text(item.name) }
      List($items, editActions: .all, selection: $several) { $item in Text(item.name) }
      List(items, children: \.children) { Text($0.name) }
      List(items, id: \.name, children: \.children) { Text($0.name) }
      List(items, children: \.children, selection: $one) { Text($0.name) }
    }
    Group {
      List {
        OutlineGroup(items, children: \.children) { Text($0.name) }
        OutlineGroup(items[0], children: \.children) { item in Text(item.name) }
        OutlineGroup(items, id: \.name, children: \.children) { Text($0.name) }
      }
      .listStyle(.sidebar)
      List { Text("a") }
        .listStyle(.insetGrouped)
        .listRowSpacing(4)
        .listSectionSpacing(.compact)
        .scrollContentBackground(.hidden)
        .environment(\.defaultMinListRowHeight, 10)

      List { Text("a") }.listStyle(GroupedListStyle())
      List {
        Text("a")
          .listRowInsets(EdgeInsets())
          .listRowBackground(Color.red)
          .listRowSeparator(.hidden)
          .listRowSeparatorTint(.red)
          .listItemTint(.blue)
          .deleteDisabled(true)
          .moveDisabled(items.isEmpty)
          .selectionDisabled()
      }
      .listStyle(PlainListStyle())
    }
  }
}

/// Pages `ForEach`, `Section`.
struct RowsCallForms: View {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }
  enum Part: String, CaseIterable, Identifiable {
    case one, two
    var id: String { rawValue }
  }
  @State private var items = [Item(id: 0, name: "a")]
  @State private var names = ["a"]
  @State private var byName = ["a": 1]
  @State private var isOpen = true
  let title = "Title"

  var body: some View {
    List {
      Group {
        ForEach(items) { Text($0.name) }
        ForEach(items) { item in
          Text(item.name)
          Divider()
        }
        ForEach(items, id: \.name) { Text($0.name) }
        ForEach(items, id: \.self) { Text($0.name) }
        ForEach(0..<3) { Text("\($0)") }
        ForEach(0..<items.count, id: \.self) { index in Text(items[index].name) }
        ForEach(1...3, id: \.self) { Text("\($0)") }
        ForEach(Range(0...10)) { Text("\($0)") }
        ForEach(items.indices, id: \.self) { Text(items[$0].name) }
        ForEach(Array(items.enumerated()), id: \.offset) { index, item in
          Text("\(index) \(item.name)")
        }
        ForEach(Array(items.enumerated()), id: \.element.id) { pair in Text(pair.element.name) }
        ForEach(Array(zip(items.indices, items)), id: \.0) { index, item in Text(item.name) }
        ForEach(byName.sorted(by: <), id: \.key) { key, value in Text("\(key) \(value)") }
        ForEach(Array(byName.keys), id: \.self) { Text($0) }
        ForEach(byName.keys.sorted(), id: \.self) { Text($0) }
        ForEach(Part.allCases) { Text($0.rawValue) }
        ForEach(Part.allCases, id: \.self) { Text($0.rawValue) }
        ForEach(stride(from: 0, to: 10, by: 2).map { $0 }, id: \.self) { Text("\($0)") }
        ForEach(["a", "b"], id: \.self, content: Text.init)
        ForEach(items.filter { !$0.name.isEmpty }.reversed()) { Text($0.name) }
        ForEach(items.prefix(3)) { Text($0.name) }
      }
      Group {
        ForEach($items) { $item in TextField("Name", text: $item.name) }
        ForEach($items, id: \.id) { $item in Text(item.name) }
        ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
        ForEach($items) { item in TextField("Name", text: item.name) }
        ForEach($items, editActions: .all) { $item in Text(item.name) }
        ForEach($items, editActions: [.move, .delete]) { $item in Text(item.name) }
        ForEach($items, id: \.name, editActions: .delete) { $item in Text(item.name) }
        ForEach(Array($items.enumerated()), id: \.offset) { _, $item in Text(item.name) }
        ForEach($items.indices, id: \.self) { TextField("Name", text: $items[$0].name) }
        ForEach(items) { Text($0.name) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        ForEach(items) { Text($0.name) }.onDelete(perform: delete).onMove(perform: move)
        ForEach(items) { Text($0.name) }.onDelete(perform: isOpen ? { delete(at: $0) } : nil)
        ForEach(items) { Text($0.name) }.onDelete { indexSet in delete(at: indexSet) }
      }
      Group {
        Section { Text("a") }
        Section("Head") { Text("a") }
        Section(title) { Text("a") }
        Section {
          Text("a")
        } header: {
          Text("Head")
        }
        Section {
          Text("a")
        } footer: {
          Text("Foot")
        }
        Section {
          Text("a")
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
        Section(header: Text("Head")) { Text("a") }
        Section(footer: Text("Foot")) { Text("a") }
        Section(header: Text("Head"), footer: Text("Foot")) { Text("a") }
        Section("Head", isExpanded: $isOpen) { Text("a") }
        Section(isExpanded: $isOpen) {
          Text("a")
        } header: {
          Text("Head")
        }
        .headerProminence(.increased)
        .textCase(nil)
      }
    }
  }

  private func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
  private func move(from source: IndexSet, to destination: Int) {
    items.move(fromOffsets: source, toOffset: destination)
  }
}

/// Pages `ScrollView`, `ScrollViewReader`, `LazyVStack`, `LazyVGrid`, `Grid`, `Table`.
struct ScrollingCallForms: View {
  struct Person: Identifiable {
    let id: Int
    var name: String
    var age: Int
    var isMember = false
  }
  @State private var people = [Person(id: 0, name: "a", age: 1)]
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var one: Person.ID?
  @State private var several = Set<Person.ID>()
  @State private var top: Int?
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var edge = ScrollPosition(edge: .top)
  private let columns = [
    GridItem(.flexible()), GridItem(.fixed(50)), GridItem(.adaptive(minimum: 80)),
  ]

  var body: some View {
    Group {
      ScrollView { Text("a") }
      ScrollView(.horizontal) { HStack { Text("a") } }
      ScrollView(.horizontal, showsIndicators: false) { LazyHStack { Text("a") } }
      ScrollView([.horizontal, .vertical]) { Text("a") }
        .scrollIndicators(.hidden)
        .scrollDismissesKeyboard(.interactively)
        .scrollDisabled(true)
        .scrollBounceBehavior(.basedOnSize)
        .defaultScrollAnchor(.bottom)
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
            ForEach(people) { person in Text(person.name).id(person.id) }
            Color.clear.id("end")
          }
        }
        .onChange(of: people.count) { _, _ in
          withAnimation { proxy.scrollTo("end", anchor: .bottom) }
        }
        .onAppear { proxy.scrollTo(people.last?.id) }
        Button("top") { proxy.scrollTo(0, anchor: .top) }
      }
      ScrollView { LazyVStack { Text("a") }.scrollTargetLayout() }
        .scrollPosition(id: $top)
        .scrollTargetBehavior(.viewAligned)
      ScrollView { LazyVStack { Text("a") } }.scrollPosition(id: $top, anchor: .center)
      ScrollView { Text("a") }.scrollPosition($position)
      ScrollView { Text("a") }.scrollPosition($edge, anchor: .bottom)
        .onAppear {
          edge.scrollTo(edge: .bottom)
          position.scrollTo(id: 3, anchor: .top)
          position.scrollTo(y: 10)
        }
    }
    Group {
      LazyVGrid(columns: columns) { ForEach(people) { Text($0.name) } }
      LazyVGrid(columns: columns, alignment: .leading, spacing: 10) { Text("a") }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50, maximum: 80), spacing: 4)]) { Text("a") }
      LazyHGrid(rows: Array(repeating: GridItem(.flexible()), count: 2)) { Text("a") }
      LazyHGrid(rows: columns, alignment: .top, spacing: nil) { Text("a") }
      LazyVStack { Text("a") }
      LazyVStack(spacing: 0) { Text("a") }
      LazyHStack(alignment: .top, spacing: 4) { Text("a") }
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow(alignment: .top) { Text("c").gridCellColumns(2).gridColumnAlignment(.leading) }
      }
      Grid(alignment: .leading, horizontalSpacing: 1, verticalSpacing: 1) { GridRow { Text("a") } }
    }
    Group {
      Table(people) {
        TableColumn("Name", value: \.name)
        TableColumn("Age") { Text("\($0.age)") }
      }
      Table(people, selection: $one) {
        TableColumn("Name") { person in Text(person.name) }.width(min: 50, max: 100)
      }
      Table(people, selection: $several, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { person in Text("\(person.age)") }.width(40)
        TableColumn("Member") { Text($0.isMember ? "yes" : "no") }
      }
      .onChange(of: order) { people.sort(using: order) }
      Table(people, sortOrder: $order) { TableColumn("Name", value: \.name) }
    }
  }
}

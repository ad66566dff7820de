import HeadlessUI
import LifecycleSimulator
import Testing

/// RUNTIME 6: what a view shows follows everything that was read to show it.
@MainActor @Suite struct FollowingTests {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  struct Choosing: View {
    @State var selected: Int?
    var body: some View {
      List(0..<3) { index in
        HStack {
          Button("pick \(index)") { selected = index }
          if selected == index { Text("chosen") }
        }
      }
    }
  }

  // The state is read only where rows are made, not in the body.
  @Test func aRowClosureFollowsTheStateThatItReads() {
    let stage = Stage { Choosing() }
    stage.tap("pick 1")
    #expect(stage.words == ["pick 0", "pick 1", "chosen", "pick 2"])
    stage.tap("pick 0")
    #expect(stage.words == ["pick 0", "chosen", "pick 1", "pick 2"])
  }

  @Observable final class Note: Identifiable {
    let id = 1
    var title = "a"
  }
  struct Notes: View {
    let notes: [Note]
    var body: some View { List(notes) { note in Text(note.title) } }
  }

  @Test func aRowClosureFollowsAnObservableElement() {
    let note = Note()
    let stage = Stage { Notes(notes: [note]) }
    stage.run { note.title = "b" }
    #expect(stage.words == ["b"])
  }

  struct Drafting: View {
    @State var show = false
    @State var draft = ""
    var body: some View {
      Button("open") { show = true }
        .sheet(isPresented: $show) {
          VStack {
            Text("is \(draft)")
            TextField("draft", text: $draft)
          }
        }
    }
  }

  // RUNTIME 16: a sheet's content runs again while its inputs change.
  @Test func aSheetFollowsTheStateThatItsClosureReads() {
    let stage = Stage { Drafting() }
    stage.tap("open")
    stage.type("x", into: "draft")
    #expect(stage.words == ["is x", "x"])
  }

  final class Model: ObservableObject {
    @Published var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    @Published var text = "t"
  }
  struct Row: View {
    @Binding var item: Item
    var body: some View { Text(item.name) }
  }
  struct Child: View {
    @Binding var text: String
    var body: some View { Text(text) }
  }
  struct Bound: View {
    @ObservedObject var model: Model
    var body: some View {
      List {
        Child(text: $model.text)
        ForEach($model.items) { $item in Row(item: $item) }
      }
    }
  }

  @Test func bindingsIntoAnObservedObjectAreFollowed() {
    let model = Model()
    let stage = Stage { Bound(model: model) }
    stage.run { model.items[1].name = "c" }
    stage.run { model.text = "u" }
    #expect(stage.words == ["u", "a", "c"])
  }

  enum Kind {
    case plain(String)
    case none
  }
  struct Kinded: View {
    let kind: Kind
    let note: Item?
    var body: some View {
      switch kind {
      case .plain(let text): Text("\(text) \(note?.name ?? "-")")
      case .none: Text("none")
      }
    }
  }
  struct Kinds: View {
    @State var count = 0
    var body: some View {
      VStack {
        Kinded(
          kind: count == 0 ? .none : .plain("n\(count)"),
          note: count < 2 ? nil : Item(id: 1, name: "x"))
        Button("more") { count += 1 }
      }
    }
  }

  @Test func enumerationsAndOptionalsAreCompared() {
    let stage = Stage { Kinds() }
    stage.tap("more")
    #expect(stage.words.first == "n1 -")
    stage.tap("more")
    #expect(stage.words.first == "n2 x")
  }

  struct Card<Content: View>: View {
    let content: Content
    var body: some View { content }
  }
  struct Carded: View {
    @State var flag = true
    var body: some View {
      VStack {
        Card(content: VStack { if flag { Text("yes") } else { Text("no") } })
        Button("flip") { flag.toggle() }
      }
    }
  }

  @Test func contentThatIsHandedOnIsFollowed() {
    let stage = Stage { Carded() }
    stage.tap("flip")
    #expect(stage.words.first == "no")
  }

  struct Linked: View {
    @State var isActive = false
    var body: some View {
      NavigationView {
        VStack {
          Button("go") { isActive = true }
          NavigationLink(destination: Button("done") { isActive = false }, isActive: $isActive) {
            EmptyView()
          }
        }
      }
    }
  }

  // Apple, NavigationLink.init(destination:isActive:label:).
  @Test func aLinkFollowsItsBinding() {
    let stage = Stage { Linked() }
    stage.tap("go")
    #expect(stage.words.contains("done"))
    stage.tap("done")
    #expect(stage.words.contains("go"))
  }

  struct Editing: View {
    @Environment(\.dismiss) var dismiss
    var body: some View { Button("done") { dismiss() } }
  }
  struct Presenting: View {
    @State var show = false
    var body: some View {
      Button("open") { show = true }
        .sheet(isPresented: $show) { NavigationView { Editing() } }
    }
  }

  // Apple, DismissAction: at the root of a stack it closes what presents the stack.
  @Test func dismissingAtTheRootOfAStackClosesTheSheet() {
    let stage = Stage { Presenting() }
    stage.tap("open")
    stage.tap("done")
    #expect(stage.words == ["open"])
  }

  struct Saving: View {
    @State var text = ""
    let log: Log
    var body: some View {
      TextField("t", text: $text, onEditingChanged: { log.lines.append("editing \($0)") })
    }
  }

  // RUNTIME 20: a process that is killed gets no callback.
  @Test func aKilledAppIsNotToldThatEditingEnds() {
    let log = Log()
    let stage = Stage { NavigationView { Saving(log: log) } }
    stage.type("a", into: "t")
    stage.tearDown()
    stage.simulator.endProcess()
    #expect(log.lines == ["editing true"])
  }

  struct Fading: View {
    @FocusState var isFocused: Bool
    @State var isEditing = true
    @State var text = ""
    let log: Log
    var body: some View {
      VStack {
        if isEditing { TextField("t", text: $text).focused($isFocused) } else { Text(text) }
        Button("stop") { isEditing = false }
      }
      .onChange(of: isFocused) { _, new in log.lines.append("focus \(new)") }
    }
  }

  // RUNTIME 19: a focused field that is removed gives its focus up, and SwiftUI is told.
  @Test func aRemovedFieldGivesItsFocusUp() {
    let log = Log()
    let stage = Stage { Fading(log: log) }
    stage.tap("t")
    stage.tap("stop")
    #expect(log.lines == ["focus true", "focus false"])
  }

  struct Filtering: View {
    @State var text = ""
    let log: Log
    var body: some View {
      TextField("n", text: $text).onReceive(Just(text)) { log.lines.append($0) }
    }
  }

  // Evidence onreceive-just-ignored-ios14: elsewhere each evaluation's value is received.
  @Test func onReceiveFollowsAPublisherThatIsAnotherEachTime() {
    let log = Log()
    let stage = Stage { Filtering(log: log) }
    stage.type("ab", into: "n")
    #expect(log.lines == ["", "a", "ab"])
  }

  struct Long: View {
    @State var items = (0..<6).map { Item(id: $0, name: "n\($0)") }
    var body: some View {
      List {
        ForEach($items) { $item in TextField("f", text: $item.name) }.onDelete(perform: delete)
      }
    }
    func delete(_ offsets: IndexSet) { items.remove(atOffsets: offsets) }
  }

  // RUNTIME 13: what scrolls off is kept, and follows its element.
  @Test func aRowOffTheScreenFollowsItsElementWhenOthersGo() {
    let stage = Stage(visibleRows: 3) { Long() }
    stage.run { _ = stage.elements.scrollers[0].scroll(rows: 3) }
    stage.run { _ = stage.elements.scrollers[0].scroll(rows: -3) }
    stage.run { _ = stage.row(0)?.deleteRow() }
    stage.run { _ = stage.elements.scrollers[0].scroll(rows: 2) }
    #expect(stage.words == ["n3", "n4", "n5"])
  }

  struct Grouped: View {
    @State var groups = [[1, 2], [3]]
    var body: some View {
      List {
        ForEach(0..<2, id: \.self) { group in
          Section(header: Text("group \(group)")) {
            ForEach(groups[group], id: \.self) { Text("item \($0)") }
              .onDelete { groups[group].remove(atOffsets: $0) }
          }
        }
      }
    }
  }

  // Apple, onDelete(perform:): it is about the rows of its own ForEach.
  @Test func aRowInASectionIsDeletedByItsOwnForEach() {
    let stage = Stage { Grouped() }
    #expect(stage.words == ["group 0", "item 1", "item 2", "group 1", "item 3"])
    let row = stage.elements.rows.first { $0.canDeleteRow }
    stage.run { _ = row?.deleteRow() }
    #expect(stage.words == ["group 0", "item 2", "group 1", "item 3"])
  }
}

/// What a control with a label of views is called.
@MainActor @Suite struct LabelTests {
  // A screen reader joins the words of a label; an image speaks only for itself.
  @Test func aLabelIsCalledByItsWordsAndHasEachOfThem() {
    let stage = Stage {
      VStack {
        Button(action: {}) {
          HStack {
            Image(systemName: "plus")
            Text("Add")
          }
        }
        Button(action: {}) { Image(systemName: "trash") }
        Button(action: {}) {
          VStack {
            Text("aaa")
            Text("3 items")
          }
        }
      }
    }
    #expect(stage.words == ["Add", "trash", "aaa 3 items"])
    #expect(stage.element("aaa 3 items")?.elementTexts == ["aaa", "3 items"])
  }
}

import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

/// Sheets whose presenter goes away while they are open.
@MainActor @Suite struct LostPresenterTests {
  struct Item: Identifiable, Hashable {
    let id: Int
    var text = ""
    var isOpen = false
    var note: Item2?
  }
  struct Item2: Identifiable, Hashable {
    let id: Int
  }

  private static func written(_ stage: Stage) -> Int {
    stage.simulator.trace.entries.filter {
      if case .write("isPresented", _) = $0 { true } else { false }
    }.count
  }

  struct Stacked: View {
    @State var items = [Item(id: 1), Item(id: 2)]
    var body: some View {
      VStack {
        ForEach($items) { $item in
          Button("open \(item.id)") { item.isOpen = true }
            .sheet(isPresented: $item.isOpen) {
              Button("delete") { items.removeAll { $0.id == item.id } }
            }
        }
        Text("\(items.count) left")
      }
    }
  }

  // Nothing is written into an element that is not there any more.
  @Test func theSheetOfALastElementIsDeletedFromWithin() {
    let stage = Stage { Stacked() }
    stage.tap("open 2")
    stage.tap("delete")
    #expect(stage.words == ["open 1", "1 left"])
    #expect(Self.written(stage) == 0)
    stage.tap("open 1")
    stage.tap("delete")
    #expect(stage.words == ["0 left"])
  }

  struct Unwrapped: View {
    @State var item: Item? = Item(id: 1)
    let isAlert: Bool
    var body: some View {
      VStack {
        if let item = Binding($item) {
          Button("open") {
            item.wrappedValue.isOpen = true
            item.wrappedValue.note = Item2(id: 1)
          }
          .sheet(isPresented: isAlert ? .constant(false) : item.isOpen) {
            Button("delete") { self.item = nil }
          }
          .alert("Sure?", isPresented: isAlert ? item.isOpen : .constant(false)) {
            Button("delete") { self.item = nil }
          }
        } else {
          Text("gone")
        }
      }
    }
  }

  @Test(arguments: [false, true]) func theSheetOfAnOptionalsValueIsDeletedFromWithin(
    isAlert: Bool
  ) {
    let stage = Stage { Unwrapped(isAlert: isAlert) }
    stage.tap("open")
    stage.tap("delete")
    #expect(stage.words == ["gone"])
    #expect(isAlert || Self.written(stage) == 0)
  }

  struct OfItem: View {
    @State var items = [Item(id: 1)]
    var body: some View {
      List {
        ForEach($items) { $item in
          Button("open") { item.note = Item2(id: 1) }
            .sheet(item: $item.note) { _ in Button("delete") { items = [] } }
        }
        Text("\(items.count) left")
      }
    }
  }

  @Test func theSheetOfAnElementsItemIsDeletedFromWithin() {
    let stage = Stage { OfItem() }
    stage.tap("open")
    stage.tap("delete")
    #expect(stage.words == ["0 left"])
  }

  struct Outliving: View {
    @State var isShown = true
    @State var isOpen = false
    var body: some View {
      List {
        if isShown {
          Button("open") { isOpen = true }
            .sheet(isPresented: $isOpen) { Button("remove") { isShown = false } }
        }
        Text(isOpen ? "flag on" : "flag off")
      }
    }
  }

  // A flag that outlives the presenter is reset, in a list as elsewhere.
  @Test func aFlagThatOutlivesTheRowIsReset() {
    let stage = Stage { Outliving() }
    stage.tap("open")
    stage.tap("remove")
    #expect(stage.words == ["flag off"])
    #expect(Self.written(stage) == 1)
  }

  struct Editor: View {
    @Binding var item: Item
    var body: some View { TextField("text", text: $item.text) }
  }
  struct Deep: View {
    @State var items = [Item(id: 1), Item(id: 2)]
    let inTab: Bool
    var body: some View {
      List {
        ForEach($items) { $item in
          Button("open \(item.id)") { item.isOpen = true }
            .sheet(isPresented: $item.isOpen) {
              if inTab {
                TabView { content($item).tabItem { Text("tab") } }
              } else {
                NavigationStack { content($item) }
              }
            }
        }
      }
    }
    @ViewBuilder private func content(_ item: Binding<Item>) -> some View {
      Editor(item: item)
      Button("delete") { items.removeLast() }
    }
  }

  // What stands in a container of the closing sheet follows no more than the sheet itself.
  @Test(arguments: [false, true]) func containersInAClosingSheetFollowNothing(inTab: Bool) {
    let stage = Stage { Deep(inTab: inTab) }
    stage.tap("open 2")
    stage.type("x", into: "text")
    stage.tap("delete")
    #expect(stage.words == ["open 1"])
    // What is not orphaned still follows.
    stage.tap("open 1")
    stage.type("y", into: "text")
    #expect(stage.words.contains("y"))
  }

  struct Removable: View {
    @State var isShown = false
    @State var isOpen = false
    var body: some View {
      VStack {
        Button("toggle") { isShown.toggle() }
        if isShown {
          Button("open") { isOpen = true }
            .sheet(isPresented: $isOpen, onDismiss: {}) {
              Button("remove") { isShown = false }
            }
        }
      }
    }
  }

  // RUNTIME, a shape that is fast: what has gone is let go, also where the app is told nothing.
  @Test(arguments: PresentationBehavior.HostRemoval.allCases)
  func nothingIsLeftOfAPresentationWhoseHostHasGone(
    removal: PresentationBehavior.HostRemoval
  ) {
    var behavior = PlatformBehavior.reference
    behavior.presentation.hostRemoval = Setting(removal)
    let stage = Stage(behavior: behavior) { Removable() }
    let graph = ViewGraph.of(stage.simulator)
    let count = graph.liveNodeCount
    stage.tap("toggle")
    stage.tap("open")
    stage.tap("remove")
    #expect(stage.words == ["toggle"])
    #expect(graph.liveNodeCount == count)
  }

  final class Page: Identifiable {
    var id = 1
  }
  struct Book: View {
    @State var page: Page?
    @State var turns = 0
    let log: Log
    private func noteDismissal() { log.lines.append("onDismiss") }
    var body: some View {
      Button("open \(turns)") { page = Page() }
        .sheet(item: $page, onDismiss: noteDismissal) { page in
          Text("page \(page.id)")
          Button("turn") {
            page.id += 1
            turns += 1
          }
        }
    }
  }

  // Apple, sheet(item:onDismiss:content:): another identity is another sheet, also of one object.
  @Test func anObjectThatChangesItsIdentityIsPresentedAnew() {
    let log = Log()
    let stage = Stage { Book(log: log) }
    stage.tap("open 0")
    stage.tap("turn")
    #expect(stage.words == ["page 2", "turn"])
    #expect(log.lines == ["onDismiss"])
  }
}

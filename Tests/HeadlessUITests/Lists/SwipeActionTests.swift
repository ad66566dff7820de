import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct SwipeActionTests {
  struct Item: Identifiable {
    let id: Int
    var name: String
  }
  struct Host: View {
    @State var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    let log: Log
    var fullSwipe = true
    var body: some View {
      List {
        ForEach(items) { item in
          Text(item.name)
            .swipeActions(edge: .leading) {
              Button("Pin") { log.lines.append("pin \(item.id)") }
            }
            .swipeActions(allowsFullSwipe: fullSwipe) {
              Button("Flag") { log.lines.append("flag \(item.id)") }
              Button("Delete", role: .destructive) { items.removeAll { $0.id == item.id } }
            }
        }
        .onDelete { log.lines.append("onDelete \($0.first ?? -1)") }
      }
    }
  }

  @Test func aRowOffersItsActions() {
    let log = Log()
    let stage = Stage { Host(log: log) }
    let actions = stage.row(1)?.rowActions() ?? []
    #expect(actions.map(\.elementLabel) == ["Flag", "Delete", "Pin"])
    stage.run { _ = actions[2].perform(.tap) }
    stage.run { _ = actions[1].perform(.tap) }
    #expect(log.lines == ["pin 2"])
    #expect(stage.words == ["one"])
  }

  // Apple, swipeActions: a full swipe does the first action.
  @Test func aFullSwipeDoesTheFirstAction() {
    let log = Log()
    let stage = Stage { Host(log: log) }
    stage.run { #expect(stage.row(0)?.swipeToDelete() == true) }
    #expect(log.lines == ["flag 1"])
  }

  @Test func withoutAFullSwipeTheDestructiveActionIsTapped() {
    let log = Log()
    let stage = Stage { Host(log: log, fullSwipe: false) }
    stage.run { #expect(stage.row(0)?.swipeToDelete() == true) }
    #expect(log.lines.isEmpty)
    #expect(stage.words == ["two"])
  }

  struct LeadingOnly: View {
    let log: Log
    var body: some View {
      List {
        ForEach(0..<2) { index in
          Text("row \(index)").swipeActions(edge: .leading) { Button("Pin") {} }
        }
        .onDelete { _ in log.lines.append("onDelete") }
      }
    }
  }

  // Apple, swipeActions: SwiftUI no longer synthesizes the Delete action of onDelete. Evidence
  // swipeactions-disables-ondelete.
  @Test func actionsOfItsOwnTakeTheDeleteActionFromARow() {
    let log = Log()
    let stage = Stage { LeadingOnly(log: log) }
    stage.run { #expect(stage.row(0)?.swipeToDelete() == false) }
    #expect(log.lines.isEmpty)
  }

  struct Stacked: View {
    let log: Log
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(0..<2) { index in
            Text("row \(index)").swipeActions { Button("Pin") {} }
          }
        }
      }
    }
  }

  // Evidence swipeactions-outside-list-inert.
  @Test func rowsOfALazyStackHaveNoSwipeActions() {
    let stage = Stage { Stacked(log: Log()) }
    #expect(stage.row(0)?.rowActions().isEmpty == true)
    #expect(stage.row(0)?.swipeToDelete() == nil)
  }

  struct Refreshed: View {
    @State var count = 0
    @State var isShown = true
    let log: Log
    var body: some View {
      if isShown {
        List { Text("count \(count)") }
          .refreshable {
            log.lines.append("begin")
            do {
              try await Task.sleep(for: .seconds(5))
              count += 1
            } catch {
              log.lines.append("cancelled")
            }
          }
      }
      Button("hide") { isShown = false }
    }
  }

  // Apple, refreshable(action:): the list calls the handler when a person pulls it down.
  @Test func pullingAListDownRunsTheAction() {
    let log = Log()
    let stage = Stage { Refreshed(log: log) }
    #expect(stage.elements.scrollers[0].canBeRefreshed)
    stage.run {
      stage.elements.scrollers[0].pullToRefresh()
      stage.elements.scrollers[0].pullToRefresh()
    }
    stage.run { _ = stage.simulator.wait(.seconds(6)) }
    #expect(log.lines == ["begin"])
    #expect(stage.words == ["count 1", "hide"])
  }

  @Test func aRefreshEndsWithItsList() {
    let log = Log()
    let stage = Stage { Refreshed(log: log) }
    stage.run { stage.elements.scrollers[0].pullToRefresh() }
    stage.tap("hide")
    stage.run { _ = stage.simulator.wait(.seconds(6)) }
    #expect(log.lines.prefix(1) == ["begin"])
    #expect(stage.words == ["hide"])
  }

  struct Page: View {
    @State var count = 0
    var body: some View {
      ScrollView { Text("count \(count)") }
        .refreshable { count += 1 }
    }
  }

  // Apple, refreshable(action:): scroll views of iOS 16 offer the gesture too.
  @Test func aScrollViewCanBePulledDown() {
    let stage = Stage { Page() }
    stage.run { stage.elements.scrollers[0].pullToRefresh() }
    #expect(stage.words == ["count 1"])
  }
}

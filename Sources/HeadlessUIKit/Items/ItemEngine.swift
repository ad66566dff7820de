import Foundation
import LifecycleModel
import LifecycleSimulator

/// Keeps the cells of a table or collection: the visible range, the reuse pool, batches, selection.
///
/// `ItemEngine+Layout.swift` gives visible items their cells, `ItemEngine+Updates.swift` follows
/// changes of the data.
@MainActor final class ItemEngine {
  /// A cell and the position of its item among all items.
  struct Entry {
    var index: Int
    let cell: any ReusableItem
  }

  /// Why a cell that is not visible is kept.
  enum Reason { case prepared, edited, left }

  /// The container holds this; it is set first of all.
  unowned let host: any ItemHost
  /// Items of each section, as last read.
  var sectionCounts: [Int] = []
  var isLoaded = false
  var lines = LineMap(items: 0, capacity: 0)
  var firstLine = 0
  /// The visible items, in order.
  var displayed: [Entry] = []
  /// Cells of items that are not visible.
  var reserve: [(entry: Entry, reason: Reason)] = []
  var pool: [String: [any ReusableItem]] = [:]
  /// The cell that a reload gives back to its item, because it is being edited.
  var keptForReload: Entry?
  /// The edited cell of an item that is being deleted, and where the item was.
  var departing: (path: IndexPath, cell: any ReusableItem)?
  /// The item that the data source is being asked about.
  var requested = -1
  /// The item that an event being delivered is about.
  var eventEntry: Entry?
  var isLayingOut = false
  var updateDepth = 0
  var changes = ItemChanges()
  var selection: [IndexPath] = []
  /// The cause that events of items report.
  var layoutCause = Cause.update
  /// The items that were last asked for early.
  private var prefetched: Range<Int> = 0..<0

  init(_ host: any ItemHost) { self.host = host }

  var itemCount: Int { sectionCounts.reduce(0, +) }
  var simulator: Simulator? { host.simulator }

  func path(_ index: Int) -> IndexPath { sectionCounts.path(index) }
  func flat(_ path: IndexPath) -> Int? { sectionCounts.flat(path) }
  func index(of cell: UIView) -> Int? { displayed.first { $0.cell === cell }?.index }
  /// Where the item of a cell is, or was while the edit in the cell of a deleted item ends.
  func path(of cell: UIView) -> IndexPath? {
    guard let departing, departing.cell === cell, let simulator else {
      return index(of: cell).map(path)
    }
    return simulator.decide(simulator.behavior.tables.deletedCell) == .hasRow
      ? departing.path : nil
  }
  func cell(at path: IndexPath) -> (any ReusableItem)? {
    guard let index = flat(path) else { return nil }
    return displayed.first { $0.index == index }?.cell
  }

  func loadIfNeeded() { if !isLoaded { readCounts() } }

  /// What was read of the items no longer holds.
  func invalidate() {
    isLoaded = false
    host.setNeedsLayout()
  }

  func readCounts() {
    guard let counts = host.readItemCounts() else {
      sectionCounts = []
      return
    }
    sectionCounts = counts
    lines = host.makeLines(for: counts)
    isLoaded = true
  }

  /// A cell from the pool, or the one that a reload keeps for the item.
  func dequeue(_ identifier: String) -> (any ReusableItem)? {
    if let kept = keptForReload, kept.index == requested,
      kept.cell.reuseIdentifier == identifier
    {
      keptForReload = nil
      kept.cell.prepareForReuse()
      return kept.cell
    }
    guard let cell = pool[identifier]?.popLast() else { return nil }
    cell.prepareForReuse()
    return cell
  }

  // MARK: Events

  func send(_ kind: EventKind, _ entry: Entry, _ cause: Cause) {
    guard host.hearsOfItems, let simulator else { return }
    let outer = eventEntry
    eventEntry = entry
    simulator.dispatcher.deliver(
      Event(kind, cause: cause, container: .table, role: .row, value: entry.index), to: host)
    eventEntry = outer
  }

  /// Delivers an event about an item that a person acted on.
  func deliver(_ kind: EventKind, _ index: Int) {
    let event = Event(kind, cause: .update, container: .table, role: .row, value: index)
    guard let simulator else { return host.receive(event) }
    simulator.dispatcher.deliver(event, to: host)
  }

  /// Passes an event of display on to the container; returns whether it was one.
  func receiveDisplay(_ event: Event) -> Bool {
    guard event.kind == .rowWillDisplay || event.kind == .rowDidEndDisplaying else { return false }
    guard let entry = eventEntry ?? displayed.first(where: { $0.index == event.value }) else {
      return true
    }
    if event.kind == .rowWillDisplay {
      host.itemWillDisplay(entry.cell, at: path(entry.index))
    } else {
      host.itemDidEndDisplaying(entry.cell, at: path(entry.index))
    }
    return true
  }

  /// Asks for the items of the next screen early, each time when there are new ones.
  func prefetch(after visible: Range<Int>) {
    let next = lines.items(
      of: lines.visibleLines(from: min(lines.line(of: visible.upperBound), lines.lastFirst)))
    let wanted = max(visible.upperBound, next.lowerBound)..<max(visible.upperBound, next.upperBound)
    let new = wanted.filter { !prefetched.contains($0) }
    prefetched = wanted
    if !new.isEmpty { host.prefetchItems(at: new.map(path)) }
  }

  /// Forgets which items were asked for early.
  func forgetPrefetched() { prefetched = 0..<0 }
}

extension [Int] {
  /// The section and item of a position among all items, where the elements count a section's.
  func path(_ index: Int) -> IndexPath {
    var left = index
    for (section, count) in enumerated() {
      if left < count { return IndexPath(row: left, section: section) }
      left -= count
    }
    return IndexPath(row: left, section: Swift.max(0, count - 1))
  }

  /// The position of a section's item among all items.
  func flat(_ path: IndexPath) -> Int? {
    guard path.count == 2, indices.contains(path.section), path.row >= 0,
      path.row < self[path.section]
    else { return nil }
    return self[..<path.section].reduce(0, +) + path.row
  }
}

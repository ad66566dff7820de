import Foundation

/// What a diffable data source shows now, and how it goes on from there.
@MainActor final class DiffableStore<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  private(set) var current = Snapshot()
  private var places: [Item: IndexPath] = [:]

  func item(at path: IndexPath) -> Item? {
    guard current.sections.indices.contains(path.section),
      current.sections[path.section].items.indices.contains(path.row)
    else { return nil }
    return current.sections[path.section].items[path.row]
  }

  func path(of item: Item) -> IndexPath? { places[item] }

  /// Shows a snapshot: cells of items that are in both follow them to their new places.
  func apply(_ snapshot: Snapshot, to engine: ItemEngine?) {
    let old = current
    let oldPlaces = places
    take(snapshot)
    guard let engine, engine.isLoaded else {
      engine?.invalidate()
      return
    }
    let counts = engine.sectionCounts
    engine.readCounts()
    engine.follow(
      from: counts,
      place: { [places] path in
        guard let item = Self.item(path, in: old), let new = places[item] else { return nil }
        return Self.reloads(item, new, snapshot) ? nil : new
      },
      reloads: { [places] path in
        guard let item = Self.item(path, in: old), let new = places[item] else { return false }
        return Self.reloads(item, new, snapshot)
      })
    let again = snapshot.reconfiguredItems.filter { oldPlaces[$0] != nil }
    engine.reconfigure(again.compactMap { places[$0] }.sorted())
  }

  /// Shows a snapshot without comparing it with the one before.
  func take(_ snapshot: Snapshot) {
    current = snapshot.settled
    places.removeAll(keepingCapacity: true)
    for (section, content) in current.sections.enumerated() {
      for (row, item) in content.items.enumerated() {
        if places.updateValue(IndexPath(row: row, section: section), forKey: item) != nil {
          UIException.raise(
            "NSInternalInconsistencyException",
            "Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)")
        }
      }
    }
  }

  /// Takes over a move that a person made.
  func moveByHand(from source: IndexPath, to target: IndexPath) {
    var moved = current
    moved.moveByHand(from: source, to: target)
    take(moved)
  }

  private static func item(_ path: IndexPath, in snapshot: Snapshot) -> Item? {
    guard snapshot.sections.indices.contains(path.section),
      snapshot.sections[path.section].items.indices.contains(path.row)
    else { return nil }
    return snapshot.sections[path.section].items[path.row]
  }

  private static func reloads(_ item: Item, _ new: IndexPath, _ snapshot: Snapshot) -> Bool {
    snapshot.reloadedItems.contains(item)
      || snapshot.reloadedSections.contains(snapshot.sections[new.section].identifier)
  }
}

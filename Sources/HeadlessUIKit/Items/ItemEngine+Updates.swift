import Foundation
import LifecycleModel
import LifecycleSimulator
import VirtualTime

extension ItemEngine {
  /// Reads everything anew; cells are asked for in the next layout.
  func reload() {
    let entries = displayed
    displayed.removeAll()
    selection.removeAll()
    forgetPrefetched()
    if let entry = entries.first(where: { isEdited($0.cell) })
      ?? reserve.first(where: { isEdited($0.entry.cell) })?.entry
    {
      keepOrEnd(entry)
    }
    for item in reserve where item.entry.cell !== keptForReload?.cell {
      recycle(item.entry.cell, cause: .reload)
    }
    reserve.removeAll()
    for entry in entries where entry.cell !== keptForReload?.cell {
      send(.rowDidEndDisplaying, entry, .reload)
      recycle(entry.cell, cause: .reload)
    }
    invalidate()
    host.attachedWindow?.afterLayout { [weak self] in self?.dropUnclaimed() }
  }

  /// Asks the data source to set visible cells up again, without making new ones.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let index = flat(path), let entry = displayed.first(where: { $0.index == index })
      else { continue }
      let outer = (keptForReload, requested)
      keptForReload = entry
      requested = index
      _ = host.requestItem(at: path)
      (keptForReload, requested) = outer
    }
  }

  func update(_ change: (inout ItemChanges) -> Void) {
    updateDepth += 1
    change(&changes)
    endUpdates()
  }

  func endUpdates() {
    updateDepth -= 1
    if updateDepth == 0 { apply() }
  }

  /// Makes changes as one batch; the completion runs when the items have moved.
  func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    // The numbers before the batch are those before its closure runs.
    loadIfNeeded()
    updateDepth += 1
    updates?()
    endUpdates()
    finish(completion)
  }

  /// Calls a completion when the animation of rows has ended.
  func finish(_ completion: ((Bool) -> Void)?, isAnimated: Bool = true) {
    guard let completion else { return }
    guard let simulator else { return completion(true) }
    _ = simulator.clock.scheduleSystem(after: isAnimated ? TransitionTime.row : .zero) {
      MainActor.assumeIsolated { completion(true) }
    }
  }

  private func apply() {
    let applied = changes
    changes = ItemChanges()
    guard isLoaded else { return host.setNeedsLayout() }
    let old = sectionCounts
    readCounts()
    if let reason = applied.inconsistency(before: old, after: sectionCounts, host.itemWords) {
      UIException.raise("NSInternalInconsistencyException", reason)
    }
    guard !applied.isEmpty else { return host.setNeedsLayout() }
    follow(from: old, place: applied.place, reloads: applied.reloads)
  }

  /// Follows a change of the data: each old item has a new place, or none.
  func follow(
    from old: [Int], place: (IndexPath) -> IndexPath?, reloads: (IndexPath) -> Bool
  ) {
    carry(from: old, place: place, reloads: reloads)
    selection = selection.compactMap(place)
    forgetPrefetched()
    layoutCause = .update
    if host.attachedWindow != nil { layOut() }
    dropUnclaimed()
  }

  /// Moves cells to the new places of their items; those without a place go to the pool.
  func carry(
    from old: [Int], place: (IndexPath) -> IndexPath?, reloads: (IndexPath) -> Bool
  ) {
    var staying: [Entry] = []
    var leaving: [(Entry, reloads: Bool)] = []
    for entry in displayed {
      let path = old.path(entry.index)
      if let new = place(path), let index = flat(new) {
        staying.append(Entry(index: index, cell: entry.cell))
      } else {
        leaving.append((entry, reloads(path)))
      }
    }
    displayed = staying.sorted { $0.index < $1.index }
    let reserved = reserve
    reserve.removeAll()
    for (entry, reason) in reserved {
      if let new = place(old.path(entry.index)), let index = flat(new) {
        reserve.append((Entry(index: index, cell: entry.cell), reason))
      } else {
        recycle(entry.cell, cause: .removal)
      }
    }
    for (entry, reloads) in leaving {
      if reloads, isEdited(entry.cell) { keepOrEnd(entry) }
      guard entry.cell !== keptForReload?.cell else { continue }
      send(.rowDidEndDisplaying, entry, reloads ? .reload : .removal)
      if !reloads, isEdited(entry.cell) { departing = (old.path(entry.index), entry.cell) }
      recycle(entry.cell, cause: reloads ? .reload : .removal)
      departing = nil
    }
  }

  /// An item was moved by hand, before the data source knows.
  func carryMove(from source: IndexPath, to target: IndexPath) {
    var moved = ItemChanges()
    moved.moves.append((source, target))
    let old = sectionCounts
    sectionCounts[source.section] -= 1
    sectionCounts[target.section] += 1
    lines = host.makeLines(for: sectionCounts)
    carry(from: old, place: moved.place, reloads: { _ in false })
    selection = selection.compactMap(moved.place)
  }

  private func isEdited(_ cell: any ReusableItem) -> Bool {
    guard let client = simulator?.focus.current else { return false }
    return cell.containsInput(client)
  }

  /// A cell that is being edited is reloaded.
  private func keepOrEnd(_ entry: Entry) {
    guard let simulator else { return }
    switch simulator.decide(simulator.behavior.tables.reloadWhileEditing) {
    case .endsEditing: entry.cell.endEditingInside(cause: .reload)
    case .endsEditingAfterwards:
      keptForReload = entry
      host.attachedWindow?.afterLayout { entry.cell.endEditingInside(cause: .reload) }
    }
  }

  /// Nobody asked for the cell that was kept.
  func dropUnclaimed() {
    guard let kept = keptForReload else { return }
    keptForReload = nil
    guard !displayed.contains(where: { $0.cell === kept.cell }) else { return }
    recycle(kept.cell, cause: .reload)
  }
}

/// How UIKit ends an app that breaks its rules.
enum UIException {
  /// Ends the process with the words of an exception that nobody caught.
  static func raise(_ name: String, _ reason: String) -> Never {
    fatalError("Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
  }
}

public import Foundation
import LifecycleModel
import LifecycleSimulator
import VirtualTime

extension UITableView {
  /// Reads everything anew; cells are asked for in the next layout.
  public func reloadData() {
    let rows = displayed
    displayed.removeAll()
    selection.removeAll()
    headerViews.removeAll()
    if let row = rows.first(where: { isEdited($0.cell) })
      ?? reserve.first(where: { isEdited($0.row.cell) })?.row
    {
      keepOrEnd(row)
    }
    for entry in reserve where entry.row.cell !== keptForReload?.cell {
      recycle(entry.row.cell, cause: .reload)
    }
    reserve.removeAll()
    for row in rows where row.cell !== keptForReload?.cell {
      send(.rowDidEndDisplaying, row, .reload)
      recycle(row.cell, cause: .reload)
    }
    invalidateRows()
    attachedWindow?.afterLayout { [weak self] in self?.dropUnclaimed() }
  }

  /// Reads sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { changes.reloadedSections.formUnion(sections) }
  }

  /// Asks for the cells of rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { changes.reloadedRows += indexPaths }
  }

  /// Asks the data source to set visible cells up again, without making new ones.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      guard let index = flat(indexPath), let row = displayed.first(where: { $0.index == index })
      else { continue }
      keptForReload = row
      requested = index
      _ = dataSource?.tableView(self, cellForRowAt: indexPath)
      requested = -1
      keptForReload = nil
    }
  }

  /// Says that the data source has new rows.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { changes.insertedRows += indexPaths }
  }

  /// Says that the data source has lost rows.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { changes.deletedRows += indexPaths }
  }

  /// Says that a row of the data source has moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { changes.moves.append((indexPath, newIndexPath)) }
  }

  /// Says that the data source has new sections.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { changes.insertedSections.formUnion(sections) }
  }

  /// Says that the data source has lost sections.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { changes.deletedSections.formUnion(sections) }
  }

  /// Begins a batch of changes; calls nest.
  public func beginUpdates() { updateDepth += 1 }

  /// Ends a batch; the outermost one applies it.
  public func endUpdates() {
    updateDepth -= 1
    if updateDepth == 0 { applyChanges() }
  }

  /// Makes changes as one batch; the completion runs when the rows have moved.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    guard let simulator else { return completion(true) }
    _ = simulator.clock.scheduleSystem(after: TransitionTime.row) { completion(true) }
  }

  private func update(_ change: () -> Void) {
    beginUpdates()
    change()
    endUpdates()
  }

  private func applyChanges() {
    let applied = changes
    changes = RowChanges()
    guard isLoaded else { return setNeedsLayout() }
    let old = sectionCounts
    readCounts()
    if let reason = applied.inconsistency(before: old, after: sectionCounts) {
      fatalError(
        "Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
          + "'\(reason)'")
    }
    guard !applied.isEmpty else { return setNeedsLayout() }
    carryRows(over: applied, from: old)
    selection = selection.compactMap(applied.place)
    headerViews.removeAll()
    layoutCause = .update
    if attachedWindow != nil { layOutRows() }
    dropUnclaimed()
  }

  /// Moves cells to the new places of their rows; those without a place go to the pool.
  func carryRows(over changes: RowChanges, from old: [Int]) {
    var staying: [Row] = []
    var leaving: [(Row, reloads: Bool)] = []
    for row in displayed {
      let path = old.path(row.index)
      if let new = changes.place(path), let index = flat(new) {
        staying.append(Row(index: index, cell: row.cell))
      } else {
        let reloads =
          changes.reloadedRows.contains(path) || changes.reloadedSections.contains(path.section)
        leaving.append((row, reloads))
      }
    }
    displayed = staying.sorted { $0.index < $1.index }
    let reserved = reserve
    reserve.removeAll()
    for (row, reason) in reserved {
      if let new = changes.place(old.path(row.index)), let index = flat(new) {
        reserve.append((Row(index: index, cell: row.cell), reason))
      } else {
        recycle(row.cell, cause: .removal)
      }
    }
    for (row, reloads) in leaving {
      if reloads, isEdited(row.cell) { keepOrEnd(row) }
      guard row.cell !== keptForReload?.cell else { continue }
      send(.rowDidEndDisplaying, row, reloads ? .reload : .removal)
      recycle(row.cell, cause: reloads ? .reload : .removal)
    }
  }

  private func isEdited(_ cell: UITableViewCell) -> Bool {
    guard let client = simulator?.focus.current else { return false }
    return cell.containsInput(client)
  }

  /// A cell that is being edited is reloaded.
  private func keepOrEnd(_ row: Row) {
    guard let simulator else { return }
    switch simulator.decide(simulator.behavior.tables.reloadWhileEditing) {
    case .endsEditing: row.cell.endEditingInside(cause: .reload)
    case .keepsEditing: keptForReload = row
    }
  }

  /// Nobody asked for the cell that was kept.
  private func dropUnclaimed() {
    guard let kept = keptForReload else { return }
    keptForReload = nil
    guard !displayed.contains(where: { $0.cell === kept.cell }) else { return }
    recycle(kept.cell, cause: .reload)
  }
}

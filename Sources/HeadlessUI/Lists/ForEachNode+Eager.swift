import LifecycleModel
import LifecycleSimulator
import VirtualTime

/// All rows at once: each element has its node.
extension ForEachNode {
  func updateAll(_ old: Data) {
    let count = data.count
    if count == shown.count, isSameOrder(count) {
      for row in shown { updateContent(of: row) }
      return
    }
    var byID: [ID: Row] = [:]
    byID.reserveCapacity(shown.count)
    var removed: [Row] = []
    for row in shown where byID.updateValue(row, forKey: row.id) != nil { noteDuplicate(row.id) }
    var next: [Row] = []
    next.reserveCapacity(count)
    for (offset, index) in data.indices.enumerated() {
      if let row = byID.removeValue(forKey: view.identity(data[index])) {
        row.offset = offset
        updateContent(of: row)
        next.append(row)
      } else {
        next.append(makeRow(offset, index))
      }
    }
    let kept = Set(next.map(ObjectIdentifier.init))
    for row in shown where !kept.contains(ObjectIdentifier(row)) { removed.append(row) }
    shown = next
    for row in removed { remove(row, old) }
    context.rows?.rowsChanged()
  }

  private func isSameOrder(_ count: Int) -> Bool {
    var rows = shown.makeIterator()
    for element in data {
      guard let row = rows.next(), row.id == view.identity(element) else { return false }
    }
    return true
  }

  /// Takes a row away whose element has gone.
  func remove(_ row: Row, _ old: Data) {
    if row.node.rowHandle?.isInSwipeAction == true { evaluateSwiped(row.node) }
    row.node.rowHandle = nil
    readRemovedFields(of: row.node)
    // What platforms still read is a row's binding; a row made from a plain element holds none.
    guard simulator.behavior.lists.removedRow.value == .evaluatedAfterAnimation,
      row.offset < old.count, old is any ElementBindings
    else {
      row.node.unmount(.removal)
      return
    }
    // The row stays until then, and a change that it depends on evaluates it before.
    _ = simulator.decide(simulator.behavior.lists.removedRow)
    leaving.append(row)
    let element = old[old.index(old.startIndex, offsetBy: row.offset)]
    _ = simulator.clock.scheduleSystem(after: TransitionTime.row) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, row.node.isMounted else { return }
        row.node.update(self.content(of: element))
        row.node.refreshAll()
        self.leaving.removeAll { $0 === row }
        row.node.unmount(.removal)
      }
    }
  }
}

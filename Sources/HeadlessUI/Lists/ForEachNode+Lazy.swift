import LifecycleModel
import LifecycleSimulator

/// Rows on demand: only those on the screen have nodes.
extension ForEachNode {
  func updateShown(_ old: Data) {
    let count = data.count
    if shown.allSatisfy({ isInPlace($0, count) }),
      parked.values.allSatisfy({ isInPlace($0, count) })
    {
      for row in shown { updateContent(of: row) }
      if count != old.count { context.rows?.rowsChanged() }
      return
    }
    var offsets: [ID: Int] = [:]
    offsets.reserveCapacity(count)
    for (offset, element) in data.enumerated() {
      let id = view.identity(element)
      if offsets.updateValue(offset, forKey: id) != nil { noteDuplicate(id) }
    }
    updateParked(offsets)
    var kept: [Row] = []
    var removed: [Row] = []
    for row in shown {
      // The first row of an id that stands twice keeps it.
      if let offset = offsets.removeValue(forKey: row.id) {
        row.offset = offset
        updateContent(of: row)
        kept.append(row)
      } else {
        removed.append(row)
      }
    }
    shown = kept.sorted { $0.offset < $1.offset }
    for row in removed where !keepForReuse(row) { remove(row, old) }
    context.rows?.rowsChanged()
    removeUnused(old)
  }

  private func isInPlace(_ row: Row, _ count: Int) -> Bool {
    row.offset < count && identity(at: row.offset) == row.id
  }

  /// Rows off the screen follow their elements, so that none reads where its element was.
  private func updateParked(_ offsets: [ID: Int]) {
    for (id, row) in parked {
      if let offset = offsets[id] {
        guard row.offset != offset else { continue }
        row.offset = offset
        updateContent(of: row)
      } else {
        parked[id] = nil
        row.node.unmount(.removal)
      }
    }
  }
}

extension ForEachNode: DynamicRows {
  var rowCount: Int { data.count }

  func offset(ofID id: AnyHashable) -> Int? {
    if let wanted = id.base as? ID,
      let offset = data.enumerated().first(where: { view.identity($0.element) == wanted })?.offset
    {
      return offset
    }
    // Rows may have identities of their own inside; they are found without being made.
    guard Content.self is any ExplicitlyIdentified.Type else { return nil }
    return graph.table.untracked {
      data.enumerated().first { _, element in
        (view.content(element) as? any ExplicitlyIdentified)?.explicitID == id
      }?.offset
    }
  }

  func id(at offset: Int) -> AnyHashable { AnyHashable(identity(at: offset)) }

  func show(_ range: Range<Int>, cause: Cause) {
    if shown.count == range.count, shown.first?.offset == range.first,
      shown.last?.offset == range.last
    {
      return
    }
    var next: [Row] = []
    next.reserveCapacity(range.count)
    for row in shown where !range.contains(row.offset) { park(row, cause) }
    var current = shown.filter { range.contains($0.offset) }[...]
    for offset in range {
      if let first = current.first, first.offset == offset {
        next.append(first)
        current.removeFirst()
      } else {
        next.append(unpark(offset, cause))
      }
    }
    // What is left stands twice in the data.
    for row in current { row.node.unmount(.removal) }
    shown = next
  }

  private func park(_ row: Row, _ cause: Cause) {
    row.node.setShown(false, cause)
    if losesState(row.node) {
      row.node.unmount(cause)
    } else {
      noteParked(row)
      parked[row.id] = row
    }
  }

  private func unpark(_ offset: Int, _ cause: Cause) -> Row {
    let index = index(offset)
    let element = data[index]
    let id = view.identity(element)
    guard let row = parked.removeValue(forKey: id) else { return makeRow(offset, index) }
    row.offset = offset
    if !keepsLastRender(row, element) { row.node.update(content(of: element)) }
    row.node.setShown(true, cause)
    return row
  }

  func visitShownRows(_ body: (_AnyNode) -> Void) {
    for row in shown { body(row.node) }
  }
}

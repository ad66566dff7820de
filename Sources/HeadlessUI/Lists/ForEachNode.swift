import LifecycleModel
import LifecycleSimulator
import VirtualTime

/// The node of a `ForEach`: one child for each element that is shown, known by identity.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  KeepingNode<ForEach<Data, ID, Content>>
{
  /// One element's node.
  final class Row {
    let id: ID
    let node: _ViewNode<Content>
    var offset: Int
    init(id: ID, node: _ViewNode<Content>, offset: Int) {
      self.id = id
      self.node = node
      self.offset = offset
    }
  }

  /// The data as it is read: a constant range is read once.
  private(set) var data: Data
  /// The rows that have nodes on the screen, in order.
  private(set) var shown: [Row] = []
  /// Rows scrolled off the screen whose state is kept.
  private var parked: [ID: Row] = [:]
  let isLazy: Bool

  override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    data = view.data
    isLazy = context.rows != nil
    super.init(view, context)
    resolveIdentities()
    if !isLazy { shown = data.indices.enumerated().map { makeRow($0.offset, $0.element) } }
  }

  override func update(_ new: ForEach<Data, ID, Content>) {
    let old = data
    super.update(new)
    if !new.isConstantRange || readsRangeAgain { data = new.data }
    resolveIdentities()
    if isLazy {
      updateShown(old)
    } else {
      updateAll(old)
    }
  }

  private var readsRangeAgain: Bool {
    graph.simulator.behavior.lists.constantRange.value == .readEachUpdate
      && graph.simulator.decide(graph.simulator.behavior.lists.constantRange) == .readEachUpdate
  }

  private func resolveIdentities() {
    guard var elements = data as? any IdentityResolving,
      graph.simulator.behavior.lists.elementBinding.value == .byIdentity
    else { return }
    _ = graph.simulator.decide(graph.simulator.behavior.lists.elementBinding)
    elements.resolvesByIdentity = true
    if let resolved = elements as? Data { data = resolved }
  }

  private func index(_ offset: Int) -> Data.Index { data.index(data.startIndex, offsetBy: offset) }
  private func identity(at offset: Int) -> ID { view.identity(data[index(offset)]) }

  private func makeRow(_ offset: Int, _ index: Data.Index) -> Row {
    let element = data[index]
    var inner = childContext()
    inner.rows = nil
    return Row(
      id: view.identity(element), node: Content._makeNode(view.content(element), inner),
      offset: offset)
  }

  // MARK: All rows at once

  private func updateAll(_ old: Data) {
    let count = data.count
    if count == shown.count, isSameOrder(count) {
      for (row, element) in zip(shown, data) { row.node.update(view.content(element)) }
      return
    }
    var byID: [ID: Row] = [:]
    byID.reserveCapacity(shown.count)
    for row in shown { byID[row.id] = row }
    var next: [Row] = []
    next.reserveCapacity(count)
    var seen: Set<ID> = []
    for (offset, index) in data.indices.enumerated() {
      let element = data[index]
      let id = view.identity(element)
      if !seen.insert(id).inserted { noteDuplicate(id) }
      if let row = byID.removeValue(forKey: id) {
        row.offset = offset
        row.node.update(view.content(element))
        next.append(row)
      } else {
        next.append(makeRow(offset, index))
      }
    }
    let removed = shown.filter { byID[$0.id] === $0 }
    shown = next
    for row in removed { remove(row, old) }
  }

  private func isSameOrder(_ count: Int) -> Bool {
    var rows = shown.makeIterator()
    for element in data {
      guard let row = rows.next(), row.id == view.identity(element) else { return false }
    }
    return true
  }

  // MARK: Rows on demand

  private func updateShown(_ old: Data) {
    let count = data.count
    if shown.allSatisfy({ $0.offset < count && identity(at: $0.offset) == $0.id }) {
      for row in shown { row.node.update(view.content(data[index(row.offset)])) }
      if count != old.count { context.rows?.rowsChanged() }
      return
    }
    let offsets = Dictionary(
      data.enumerated().map { (view.identity($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var kept: [Row] = []
    var removed: [Row] = []
    for row in shown {
      if let offset = offsets[row.id] {
        row.offset = offset
        row.node.update(view.content(data[index(offset)]))
        kept.append(row)
      } else {
        removed.append(row)
      }
    }
    for (id, row) in parked where offsets[id] == nil {
      parked[id] = nil
      row.node.unmount(.removal)
    }
    shown = kept.sorted { $0.offset < $1.offset }
    for row in removed { remove(row, old) }
    context.rows?.rowsChanged()
  }

  /// Takes a row away whose element has gone.
  private func remove(_ row: Row, _ old: Data) {
    row.node.rowHandle = nil
    // What platforms still read is a row's binding; a row made from a plain element holds none.
    guard graph.simulator.behavior.lists.removedRow.value == .evaluatedAfterAnimation,
      row.offset < old.count, old is any IdentityResolving
    else {
      row.node.unmount(.removal)
      return
    }
    // The row stays until then, and a change that it depends on evaluates it before.
    _ = simulator.decide(simulator.behavior.lists.removedRow)
    let element = old[old.index(old.startIndex, offsetBy: row.offset)]
    _ = graph.simulator.clock.scheduleSystem(after: TransitionTime.row) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, row.node.isMounted else { return }
        row.node.update(self.view.content(element))
        row.node.refreshAll()
        row.node.unmount(.removal)
      }
    }
  }

  private func noteDuplicate(_ id: ID) {
    graph.simulator.noteMisuse("ForEach: the id \(id) occurs more than once")
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) {
    for row in shown { body(row.node) }
    for row in parked.values { body(row.node) }
  }

  override func collect(into list: inout ElementList) {
    for row in shown { row.node.collect(into: &list) }
  }

  override func collectText(into text: inout String) {
    for row in shown { row.node.collectText(into: &text) }
  }

  override func collectRows(into rows: inout RowSegments) {
    if isLazy {
      rows.add(dynamic: self)
    } else {
      for row in shown { row.node.collectRows(into: &rows) }
    }
  }

  /// The node of the app's actions on rows: `onDelete` and `onMove` around this view.
  fileprivate func action(_ kind: RowActionKind) -> (any RowActions)? {
    var node = parent
    while let current = node {
      if let actions = current as? any RowActions {
        if actions.has(kind) { return actions }
      } else if !(current is any TransparentToRows) {
        return nil
      }
      node = current.parent
    }
    return nil
  }
}

extension ForEachNode: DynamicRows {
  var rowCount: Int { data.count }

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
    shown = next
  }

  private func park(_ row: Row, _ cause: Cause) {
    let lists = graph.simulator.behavior.lists
    let setting = context.container == .lazyStack ? lists.lazyRowState : lists.listRowState
    row.node.setShown(false, cause)
    if setting.value == .lostOffScreen {
      _ = graph.simulator.decide(setting)
      row.node.unmount(cause)
    } else {
      parked[row.id] = row
    }
  }

  private func unpark(_ offset: Int, _ cause: Cause) -> Row {
    let index = index(offset)
    let element = data[index]
    let id = view.identity(element)
    guard let row = parked.removeValue(forKey: id) else { return makeRow(offset, index) }
    row.offset = offset
    row.node.update(view.content(element))
    row.node.setShown(true, cause)
    return row
  }

  func visitShownRows(_ body: (_AnyNode) -> Void) {
    for row in shown { body(row.node) }
  }
}

extension ForEachNode: RowSource {
  private func offset(of node: _AnyNode) -> Int? { shown.first { $0.node === node }?.offset }

  var canDelete: Bool { action(.delete) != nil }
  var canMove: Bool { action(.move) != nil }

  func delete(_ row: _AnyNode) -> Bool {
    guard let offset = offset(of: row), let actions = action(.delete) else { return false }
    actions.delete(IndexSet(integer: offset))
    return true
  }

  func move(_ row: _AnyNode, after other: _AnyNode?) -> Bool {
    guard let offset = offset(of: row), let actions = action(.move) else { return false }
    let destination = other.flatMap { self.offset(of: $0) }.map { $0 + 1 } ?? 0
    actions.move(IndexSet(integer: offset), destination)
    return true
  }
}

import LifecycleModel
import LifecycleSimulator

/// What some platforms do otherwise with rows that leave, come back or change places.
extension ForEachNode {
  // MARK: Rows that are removed

  /// Some platforms update a row in the pass that removes it, although its index has gone, when an
  /// object that the views observe has changed.
  func updateStaleIndices() {
    let setting = simulator.behavior.lists.staleIndex
    guard setting.value == .updatedOnceMore, Data.Element.self == Int.self,
      graph.table.objectsChanged
    else { return }
    let ids = Set(data.map { view.identity($0) })
    for row in shown where !ids.contains(row.id) {
      guard let element = row.id as? Data.Element else { return }
      _ = simulator.decide(setting)
      row.node.update(content(of: element))
    }
  }

  /// Some platforms read the binding of a field inside a row that has gone.
  func readRemovedFields(of row: _AnyNode) {
    let setting = simulator.behavior.lists.removedField
    guard setting.value == .readsBinding, context.container == nil else { return }
    func visit(_ node: _AnyNode) {
      guard let field = node as? any Element, field.elementRole == .textField else {
        return node.visitChildren(visit)
      }
      _ = simulator.decide(setting)
      node.refresh()
    }
    // A field that is the row by itself is not read.
    if (row as? any Element)?.elementRole != .textField { visit(row) }
  }

  /// Some platforms evaluate a row once more that its own swipe action has removed.
  func evaluateSwiped(_ row: _AnyNode) {
    let setting = simulator.behavior.lists.swipedRow
    guard setting.value == .evaluatedOnceMore else { return }
    _ = simulator.decide(setting)
    row.refreshAll()
  }

  // MARK: Rows that give themselves an identity

  /// Keeps a removed row if it has an identity of its own that another row may have as well.
  func keepForReuse(_ row: Row) -> Bool {
    guard simulator.behavior.lists.innerIdentity.value == .reusedUnchanged,
      context.container == .lazyStack,
      let id = (row.node as? any IdentifiedPlace)?.explicitID, reusable[id] == nil
    else { return false }
    reusable[id] = row
    return true
  }

  /// The node of a removed row with the same identity of its own, which shows what it showed.
  func reusedNode(for content: Content) -> _ViewNode<Content>? {
    guard !reusable.isEmpty, let id = (content as? any ExplicitlyIdentified)?.explicitID,
      let row = reusable.removeValue(forKey: id)
    else { return nil }
    _ = simulator.decide(simulator.behavior.lists.innerIdentity)
    return row.node
  }

  /// Removes the kept rows that none has taken over once the rows are laid out.
  func removeUnused(_ old: Data) {
    guard !reusable.isEmpty else { return }
    graph.afterPass { [weak self] in
      guard let self else { return }
      let unused = self.reusable.values
      self.reusable = [:]
      for row in unused { self.remove(row, old) }
    }
  }

  // MARK: Rows off the screen

  /// Whether a row that leaves the screen loses its state there.
  func losesState(_ row: _AnyNode) -> Bool {
    let setting = simulator.behavior.lists.lazyRowState
    guard context.container == .lazyStack else { return false }
    switch setting.value {
    case .kept: return false
    case .lostOffScreen: break
    case .lostInsideStack: guard row.isStackAroundView else { return false }
    }
    _ = simulator.decide(setting)
    return true
  }

  /// Notes what a row shows as it leaves the screen.
  func noteParked(_ row: Row) {
    guard simulator.behavior.lists.rowAfterForeground.value == .lastRendered,
      row.offset < data.count
    else { return }
    lastRenders[row.id] = (data[index(row.offset)], simulator.scene.returns)
  }

  /// Whether a row that comes back shows what it did before the app was away.
  func keepsLastRender(_ row: Row, _ element: Data.Element) -> Bool {
    let setting = simulator.behavior.lists.rowAfterForeground
    guard setting.value == .lastRendered, let parked = lastRenders[row.id],
      parked.returns != simulator.scene.returns
    else { return false }
    if let isEqual = ElementComparison(Data.Element.self), isEqual(parked.element, element) {
      return false
    }
    _ = simulator.decide(setting)
    return true
  }
}

extension _AnyNode {
  /// Whether a row is a stack with the app's view inside, and not the app's view itself.
  fileprivate var isStackAroundView: Bool {
    findInRow { node in
      if node is any ContainingNode { return true }
      return node.viewName == nil ? nil : false
    } ?? false
  }
}

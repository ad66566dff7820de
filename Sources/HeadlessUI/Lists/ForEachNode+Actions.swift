import LifecycleModel
import LifecycleSimulator

extension ForEachNode {
  /// The node of the app's actions on rows: `onDelete` and `onMove` around this view.
  func action(_ kind: RowActionKind) -> (any RowActions)? {
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

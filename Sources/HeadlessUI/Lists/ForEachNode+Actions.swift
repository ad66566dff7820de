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

  var canDelete: Bool { view.editing?.delete != nil || action(.delete) != nil }
  var canMove: Bool { view.editing?.move != nil || action(.move) != nil }

  func delete(_ row: _AnyNode) -> Bool {
    guard let offset = offset(of: row) else { return false }
    if let delete = view.editing?.delete {
      simulator.trace.append(.write("rows", value: "delete \(offset)"))
      delete(IndexSet(integer: offset))
      return true
    }
    guard let actions = action(.delete) else { return false }
    actions.delete(IndexSet(integer: offset))
    return true
  }

  func move(_ row: _AnyNode, after other: _AnyNode?) -> Bool {
    guard let offset = offset(of: row) else { return false }
    let destination = other.flatMap { self.offset(of: $0) }.map { $0 + 1 } ?? 0
    if let move = view.editing?.move {
      simulator.trace.append(.write("rows", value: "move \(offset) to \(destination)"))
      move(IndexSet(integer: offset), destination)
      return true
    }
    guard let actions = action(.move) else { return false }
    actions.move(IndexSet(integer: offset), destination)
    return true
  }

  func id(of row: _AnyNode) -> AnyHashable? {
    shown.first { $0.node === row }.map { AnyHashable($0.id) }
  }
  func id<Value: Hashable>(of row: _AnyNode, as type: Value.Type) -> Value? {
    guard let row = shown.first(where: { $0.node === row }) else { return nil }
    return TagValue.of(row.id, as: type, includeOptional: true)
  }
}

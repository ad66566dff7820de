import Foundation
import LifecycleModel
import LifecycleSimulator

/// What a person does to rows.
extension UITableView {
  func selectByHand(_ cell: UITableViewCell) -> Bool {
    guard isReachable, let path = indexPath(for: cell),
      isEditing ? allowsSelectionDuringEditing : allowsSelection
    else { return false }
    if allowsMultipleSelection, selection.contains(path) {
      deselectRow(at: path, animated: true)
      delegate?.tableView(self, didDeselectRowAt: path)
      return true
    }
    guard let chosen = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path),
      let index = flat(chosen)
    else { return false }
    let old = allowsMultipleSelection ? [] : selection.filter { $0 != chosen }
    selectRow(at: chosen, animated: true, scrollPosition: .none)
    for path in old { delegate?.tableView(self, didDeselectRowAt: path) }
    guard delegate != nil else { return false }
    missing.remove(.select)
    deliver(.rowSelected, index)
    return !missing.contains(.select)
  }

  func canDelete(_ cell: UITableViewCell) -> Bool {
    guard let dataSource, let path = indexPath(for: cell),
      dataSource.tableView(self, canEditRowAt: path)
    else { return false }
    if !isEditing,
      let swipe = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    {
      return swipe.actions.contains { $0.style == .destructive }
    }
    guard !missing.contains(.commit) else { return false }
    return (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
  }

  func deleteByHand(_ cell: UITableViewCell) -> Bool {
    guard isReachable, canDelete(cell), let path = indexPath(for: cell), let index = flat(path)
    else { return false }
    if !isEditing,
      let swipe = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
      let action = swipe.actions.first(where: { $0.style == .destructive })
    {
      action.handler(action, cell) { _ in }
      return true
    }
    deliver(.rowDeleted, index)
    return !missing.contains(.commit)
  }

  func canMove(_ cell: UITableViewCell) -> Bool {
    guard isEditing, !missing.contains(.move), let dataSource, let path = indexPath(for: cell)
    else { return false }
    return dataSource.tableView(self, canMoveRowAt: path)
  }

  func moveByHand(_ cell: UITableViewCell, after other: UITableViewCell?) -> Bool {
    guard isReachable, canMove(cell), let source = indexPath(for: cell) else { return false }
    var target = IndexPath(row: 0, section: other == nil ? 0 : source.section)
    if let other {
      guard let place = indexPath(for: other) else { return false }
      let shifts = place.section == source.section && source.row <= place.row
      target = IndexPath(row: place.row + (shifts ? 0 : 1), section: place.section)
    }
    if let delegate {
      target = delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: target)
    }
    guard target != source else { return true }
    var changes = RowChanges()
    changes.moves.append((source, target))
    let old = sectionCounts
    sectionCounts[source.section] -= 1
    sectionCounts[target.section] += 1
    carryRows(over: changes, from: old)
    handMove = (source, target)
    deliver(.rowMoved, flat(target) ?? 0)
    setNeedsLayout()
    return !missing.contains(.move)
  }

  private func deliver(_ kind: EventKind, _ index: Int) {
    let event = Event(kind, cause: .update, container: .table, role: .row, value: index)
    guard let simulator else { return handle(event) }
    simulator.dispatcher.deliver(event, to: self)
  }
}

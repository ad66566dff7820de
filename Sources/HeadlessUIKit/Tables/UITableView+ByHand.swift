import Foundation
import LifecycleModel
import LifecycleSimulator

/// What a person does to rows.
extension UITableView {
  func selectByHand(_ cell: UITableViewCell) -> Bool {
    guard isReachable, let path = indexPath(for: cell) else { return false }
    if isEditing, cell.isEditing, style(of: path) == .insert, !takesSeveral {
      return commitByHand(.insert, path)
    }
    guard isEditing ? allowsSelectionDuringEditing || takesSeveral : allowsSelection else {
      return false
    }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    if takesSeveral, engine.selection.contains(path) { return deselectByHand(path) }
    guard let chosen = delegate == nil ? path : delegate?.tableView(self, willSelectRowAt: path),
      let index = engine.flat(chosen)
    else { return false }
    for old in takesSeveral ? [] : engine.selection where old != chosen {
      guard delegate == nil || delegate?.tableView(self, willDeselectRowAt: old) != nil else {
        continue
      }
      deselectRow(at: old, animated: true)
      delegate?.tableView(self, didDeselectRowAt: old)
    }
    selectRow(at: chosen, animated: true, scrollPosition: .none)
    guard delegate != nil else { return takesSeveral }
    missing.remove(.select)
    engine.deliver(.rowSelected, index)
    let hears = !missing.contains(.select)
    return performPrimaryAction(chosen) || hears || takesSeveral
  }

  private func deselectByHand(_ path: IndexPath) -> Bool {
    if let delegate, delegate.tableView(self, willDeselectRowAt: path) == nil { return true }
    deselectRow(at: path, animated: true)
    delegate?.tableView(self, didDeselectRowAt: path)
    return true
  }

  private func performPrimaryAction(_ path: IndexPath) -> Bool {
    guard let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) else {
      return false
    }
    missing.remove(.primaryAction)
    delegate.tableView(self, performPrimaryActionForRowAt: path)
    return !missing.contains(.primaryAction)
  }

  /// The accessory button of a row was touched.
  func touchAccessory(of cell: UITableViewCell) -> Bool {
    guard isReachable, let path = indexPath(for: cell), let delegate else { return false }
    missing.remove(.accessory)
    delegate.tableView(self, accessoryButtonTappedForRowWith: path)
    return !missing.contains(.accessory)
  }

  // MARK: Deleting and inserting

  private func style(of path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func canDelete(_ cell: UITableViewCell) -> Bool {
    guard let dataSource, let path = indexPath(for: cell),
      dataSource.tableView(self, canEditRowAt: path)
    else { return false }
    if !isEditing, let swipe = trailingActions(path) {
      return swipe.actions.contains { $0.style == .destructive }
    }
    guard !missing.contains(.commit) else { return false }
    return style(of: path) == .delete
  }

  func deleteByHand(_ cell: UITableViewCell) -> Bool {
    guard isReachable, canDelete(cell), let path = indexPath(for: cell) else { return false }
    if !isEditing,
      let action = trailingActions(path)?.actions.first(where: {
        $0.style == .destructive
      })
    {
      return perform(action, cell, path)
    }
    return commitByHand(.delete, path)
  }

  /// A swipe opens the row for editing, its button commits; the control of edit mode only commits.
  private func commitByHand(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) -> Bool {
    guard let index = engine.flat(path) else { return false }
    let isSwipe = !isEditing
    if isSwipe { delegate?.tableView(self, willBeginEditingRowAt: path) }
    handStyle = style
    missing.remove(.commit)
    let count = engine.itemCount
    engine.deliver(.rowDeleted, index)
    if isSwipe { tellEndOfSwipe(path, isGone: engine.itemCount < count) }
    return !missing.contains(.commit)
  }

  /// The editing of a row that a swipe began has ended; a row that is gone has no place any more.
  private func tellEndOfSwipe(_ path: IndexPath, isGone: Bool) {
    guard let delegate else { return }
    var place: IndexPath? = path
    if isGone, simulator.map({ $0.decide($0.behavior.tables.endOfSwipe) }) != .tellsDeletedRow {
      place = nil
    }
    delegate.tableView(self, didEndEditingRowAt: place)
  }

  // MARK: Swipe actions

  private func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let delegate else { return nil }
    if let modern = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return modern
    }
    return delegate.tableView(self, editActionsForRowAt: path).map {
      UISwipeActionsConfiguration(actions: $0.map { $0.contextual(path) })
    }
  }

  /// Does what a swipe action of the row with the title does.
  func performSwipeAction(_ title: String, _ cell: UITableViewCell) -> Bool {
    guard isReachable, !isEditing, let dataSource, let path = indexPath(for: cell),
      dataSource.tableView(self, canEditRowAt: path)
    else { return false }
    let configurations = [
      delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
      trailingActions(path),
    ]
    for case let configuration? in configurations {
      if let action = configuration.actions.first(where: { $0.name == title }) {
        return perform(action, cell, path)
      }
    }
    guard configurations[1] == nil, style(of: path) == .delete, !missing.contains(.commit),
      title == delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        ?? "Delete"
    else { return false }
    return commitByHand(.delete, path)
  }

  private func perform(_ action: UIContextualAction, _ cell: UITableViewCell, _ path: IndexPath)
    -> Bool
  {
    delegate?.tableView(self, willBeginEditingRowAt: path)
    action.handler(action, cell) { [weak self] _ in
      guard let self else { return }
      let place = indexPath(for: cell)
      tellEndOfSwipe(place ?? path, isGone: place == nil)
    }
    return true
  }

  // MARK: Moving

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
    engine.carryMove(from: source, to: target)
    handMove = (source, target)
    engine.deliver(.rowMoved, engine.flat(target) ?? 0)
    setNeedsLayout()
    return !missing.contains(.move)
  }

  // MARK: Menus

  /// The menu that a long press on a row opens.
  func menu(of cell: UITableViewCell) -> UIContextMenuConfiguration? {
    guard isReachable, let path = indexPath(for: cell) else { return nil }
    return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)
  }
}

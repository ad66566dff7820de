public import Foundation
import LifecycleModel
import LifecycleSimulator

extension UITableView {
  /// The number of sections, as last read.
  public var numberOfSections: Int {
    if !isLoaded { readCounts() }
    return sectionCounts.count
  }

  /// The number of rows of a section, as last read.
  public func numberOfRows(inSection section: Int) -> Int {
    if !isLoaded { readCounts() }
    return sectionCounts[section]
  }

  /// The cell of a row, or nil when the row is not visible or there is none.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard let index = flat(indexPath) else { return nil }
    return displayed.first { $0.index == index }?.cell
  }

  /// The row that a visible cell stands for.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    flatIndex(of: cell).map(path)
  }

  /// The cells of the visible rows.
  public var visibleCells: [UITableViewCell] { displayed.map(\.cell) }

  /// The visible rows.
  public var indexPathsForVisibleRows: [IndexPath]? {
    displayed.isEmpty ? nil : displayed.map { path($0.index) }
  }

  /// Scrolls until a row is visible.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    if !isLoaded { readCounts() }
    guard let index = flat(indexPath) else {
      fatalError(
        "Terminating app due to uncaught exception 'NSRangeException', reason: "
          + "'attempt to scroll to row (\(indexPath.row)) of section (\(indexPath.section)), "
          + "but there is no such row'")
    }
    switch position {
    case .top: show(first: index, cause: .program)
    case .middle: show(first: index - capacity / 2, cause: .program)
    case .bottom: show(first: index - capacity + 1, cause: .program)
    case .none:
      if index < firstVisible {
        show(first: index, cause: .program)
      } else if index >= firstVisible + capacity {
        show(first: index - capacity + 1, cause: .program)
      }
    }
  }

  // MARK: Selection

  /// The selected row.
  public var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The selected rows.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row without telling the delegate.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { deselectRow(at: path, animated: animated) }
      return
    }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: Editing

  /// Shows or hides the editing controls of the rows.
  public func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    isEditing = editing
    if !selection.isEmpty { selectRow(at: nil, animated: animated, scrollPosition: .none) }
    for row in displayed {
      let edits = editing && dataSource?.tableView(self, canEditRowAt: path(row.index)) ?? false
      row.cell.setEditing(edits, animated: animated)
    }
  }
}

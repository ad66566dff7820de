// Modelled: full, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

extension UITableView {
  /// The number of sections, as last read.
  public var numberOfSections: Int {
    engine.loadIfNeeded()
    return engine.sectionCounts.count
  }

  /// The number of rows of a section, as last read.
  public func numberOfRows(inSection section: Int) -> Int {
    engine.loadIfNeeded()
    return engine.sectionCounts[section]
  }

  /// The cell of a row, or nil when the row is not visible or there is none.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    engine.cell(at: indexPath) as? UITableViewCell
  }

  /// The row that a visible cell stands for.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    engine.path(of: cell)
  }

  /// The cells of the visible rows.
  public var visibleCells: [UITableViewCell] {
    engine.displayed.compactMap { $0.cell as? UITableViewCell }
  }

  /// The visible rows.
  public var indexPathsForVisibleRows: [IndexPath]? {
    engine.displayed.isEmpty ? nil : engine.displayed.map { engine.path($0.index) }
  }

  /// The view of a section's header that is on the screen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section]?.view as? UITableViewHeaderFooterView
  }

  /// The view of a section's footer that is on the screen.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section]?.view as? UITableViewHeaderFooterView
  }

  // MARK: Geometry: rows of 44 points

  /// The row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    engine.loadIfNeeded()
    guard point.y >= 0, Int(point.y / 44) < engine.itemCount else { return nil }
    return engine.path(Int(point.y / 44))
  }

  /// The rows in a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    engine.loadIfNeeded()
    return (0..<engine.itemCount).filter { rowFrame($0).intersects(rect) }.map(engine.path)
  }

  /// The rectangle of a row in the content.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    engine.loadIfNeeded()
    return engine.flat(indexPath).map(rowFrame) ?? .zero
  }

  // MARK: Scrolling

  /// Scrolls until a row is visible.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    let place: ItemEngine.Place =
      switch position {
      case .top: .first
      case .middle: .middle
      case .bottom: .last
      case .none: .nearest
      }
    guard engine.scroll(to: indexPath, place) else {
      UIException.raise(
        "NSRangeException",
        "attempt to scroll to row (\(indexPath.row)) of section (\(indexPath.section)), "
          + "but there is no such row")
    }
    if animated { noteEndOfScrollAnimation() }
  }

  /// Scrolls until the selected row is visible.
  public func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    if let path = engine.selection.first { scrollToRow(at: path, at: position, animated: animated) }
  }

  // MARK: Selection

  /// The selected row.
  public var indexPathForSelectedRow: IndexPath? { engine.selection.first }
  /// The selected rows.
  public var indexPathsForSelectedRows: [IndexPath]? {
    engine.selection.isEmpty ? nil : engine.selection
  }

  /// Selects a row without telling the delegate.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in engine.selection { deselectRow(at: path, animated: animated) }
      return
    }
    if !takesSeveral {
      for path in engine.selection where path != indexPath {
        deselectRow(at: path, animated: animated)
      }
    }
    if !engine.selection.contains(indexPath) { engine.selection.append(indexPath) }
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    engine.selection.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// Whether several rows can be selected now.
  var takesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Editing

  /// Shows or hides the editing controls of the rows.
  public func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    editingIsOn = editing
    isTellingCells = true
    defer { isTellingCells = false }
    if !engine.selection.isEmpty { selectRow(at: nil, animated: animated, scrollPosition: .none) }
    for entry in engine.displayed {
      guard let cell = entry.cell as? UITableViewCell else { continue }
      let path = engine.path(entry.index)
      let edits = editing && dataSource?.tableView(self, canEditRowAt: path) ?? false
      cell.setEditing(edits, animated: animated)
    }
  }
}

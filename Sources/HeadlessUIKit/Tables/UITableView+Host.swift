import Foundation
import LifecycleModel
import LifecycleSimulator

extension UITableView: ItemHost {
  var itemWords: ItemWords { .table }
  var hearsOfItems: Bool { delegate != nil }

  func readItemCounts() -> [Int]? {
    guard let dataSource else { return nil }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func makeLines(for counts: [Int]) -> LineMap {
    LineMap(items: counts.reduce(0, +), capacity: simulator?.device.visibleRows ?? 0)
  }

  func preparedCells(_ tables: TableBehavior) -> Setting<TableBehavior.PreparedCells> {
    isPrefetchingEnabled ? tables.preparedCells : Setting(.reference)
  }

  func requestItem(at path: IndexPath) -> any ReusableItem {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    prefetchLate(path)
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.table = self
    let isChosen = engine.selection.contains(path)
    if cell.isSelected != isChosen { cell.setSelected(isChosen, animated: false) }
    let edits = isEditing && dataSource.tableView(self, canEditRowAt: path)
    if cell.isEditing != edits { cell.setEditing(edits, animated: false) }
    return cell
  }

  func itemWillDisplay(_ cell: any ReusableItem, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  func itemDidEndDisplaying(_ cell: any ReusableItem, at path: IndexPath) {
    guard let cell = cell as? UITableViewCell else { return }
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  func itemsWereLaidOut(_ visible: Range<Int>) {
    contentSize.height = engine.lines.contentLength
    contentOffset.y = engine.lines.offset(of: engine.firstLine)
    for entry in engine.displayed { entry.cell.frame = rowFrame(entry.index) }
    readHeaders(visible)
    guard prefetchDataSource != nil, isPrefetchingEnabled,
      simulator?.behavior.tables.prefetch.value != .withDisplay
    else { return }
    engine.prefetch(after: visible)
  }

  /// A row comes on the screen: where the platform is late it asks to load the row only now.
  private func prefetchLate(_ path: IndexPath) {
    guard engine.layoutCause == .scroll, prefetchDataSource != nil, isPrefetchingEnabled,
      let simulator, simulator.decide(simulator.behavior.tables.prefetch) == .withDisplay
    else { return }
    prefetchItems(at: [path])
  }

  func prefetchItems(at paths: [IndexPath]) {
    prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
  }

  /// Where a row stands in the content: rows are 44 points high, headers take no room.
  func rowFrame(_ index: Int) -> CGRect {
    CGRect(x: 0, y: 44 * CGFloat(index), width: bounds.width > 0 ? bounds.width : 375, height: 44)
  }

  func handle(_ event: Event) {
    if engine.receiveDisplay(event) { return }
    switch event.kind {
    case .rowSelected: delegate?.tableView(self, didSelectRowAt: engine.path(event.value))
    case .rowDeleted:
      dataSource?.tableView(self, commit: handStyle, forRowAt: engine.path(event.value))
    case .rowMoved:
      let (from, to) = handMove
      dataSource?.tableView(self, moveRowAt: from, to: to)
    default: break
    }
  }
}

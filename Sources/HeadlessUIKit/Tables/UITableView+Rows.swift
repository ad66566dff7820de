import Foundation
import LifecycleModel
import LifecycleSimulator

extension UITableView {
  /// How many rows fit.
  var capacity: Int { simulator?.device.visibleRows ?? 0 }
  var rowCount: Int { sectionCounts.reduce(0, +) }

  /// What was read of the rows no longer holds.
  func invalidateRows() {
    isLoaded = false
    setNeedsLayout()
  }

  func readCounts() {
    guard let dataSource else {
      sectionCounts = []
      return
    }
    let sections = dataSource.numberOfSections(in: self)
    sectionCounts = (0..<max(0, sections)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
    isLoaded = true
  }

  // MARK: Positions

  func path(_ index: Int) -> IndexPath { sectionCounts.path(index) }

  func flat(_ path: IndexPath) -> Int? { sectionCounts.flat(path) }

  func flatIndex(of cell: UITableViewCell) -> Int? {
    displayed.first { $0.cell === cell }?.index
  }

  // MARK: Layout of rows

  /// Scrolls so that a row is the first one, as far as there are rows.
  func show(first: Int, cause: Cause) {
    let limit = max(0, rowCount - capacity)
    firstVisible = min(max(0, first), limit)
    layoutCause = cause
    layOutRows()
    layoutCause = .update
  }

  /// Gives each visible row its cell and takes cells from rows that are not visible any more.
  func layOutRows() {
    guard attachedWindow != nil, !isLayingOutRows else { return }
    isLayingOutRows = true
    defer { isLayingOutRows = false }
    if !isLoaded { readCounts() }
    let total = rowCount
    firstVisible = min(firstVisible, max(0, total - capacity))
    let visible = firstVisible..<min(firstVisible + capacity, total)
    contentSize.height = 44 * CGFloat(total)
    contentOffset.y = 44 * CGFloat(firstVisible)
    if !displayed.isEmpty {
      let leaving = displayed.filter { !visible.contains($0.index) }
      if !leaving.isEmpty {
        displayed.removeAll { !visible.contains($0.index) }
        for row in leaving { endDisplaying(row) }
      }
    }
    var rows: [Row] = []
    rows.reserveCapacity(visible.count)
    var old = displayed[...]
    var shown: [Row] = []
    for index in visible {
      if let next = old.first, next.index == index {
        rows.append(next)
        old.removeFirst()
      } else {
        let row = Row(index: index, cell: obtain(index))
        rows.append(row)
        shown.append(row)
      }
    }
    displayed = rows
    for row in shown { display(row) }
    trimReserve(visible)
    prepareNext(visible, total)
    readHeaders(visible)
  }

  /// Takes the cell of a row from the reserve, or asks the data source for it.
  private func obtain(_ index: Int) -> UITableViewCell {
    if let place = reserve.firstIndex(where: { $0.row.index == index }) {
      let (row, reason) = reserve[place]
      if reason == .left, let simulator {
        _ = simulator.decide(simulator.behavior.tables.redisplay)
      }
      reserve.remove(at: place)
      return row.cell
    }
    return ask(index)
  }

  private func ask(_ index: Int) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    let outer = requested
    requested = index
    let cell = dataSource.tableView(self, cellForRowAt: path(index))
    requested = outer
    cell.table = self
    let path = path(index)
    if cell.isSelected != selection.contains(path) {
      cell.setSelected(!cell.isSelected, animated: false)
    }
    let edits = isEditing && dataSource.tableView(self, canEditRowAt: path)
    if cell.isEditing != edits { cell.setEditing(edits, animated: false) }
    return cell
  }

  private func display(_ row: Row) {
    send(.rowWillDisplay, row, layoutCause)
    if row.cell.superview !== self { addSubview(row.cell) }
    row.cell.isHidden = false
    row.cell.layoutIfNeeded()
  }

  /// A row went off screen: its cell goes to the pool, unless it is kept.
  private func endDisplaying(_ row: Row) {
    send(.rowDidEndDisplaying, row, layoutCause)
    guard let simulator else { return recycle(row.cell, cause: .scroll) }
    if let client = simulator.focus.current, row.cell.containsInput(client),
      simulator.decide(simulator.behavior.tables.editedCell) == .kept
    {
      reserve.append((row, .edited))
    } else if simulator.behavior.tables.redisplay.value == .reusesPreparedCell {
      row.cell.endEditingInside(cause: .scroll)
      reserve.append((row, .left))
    } else {
      recycle(row.cell, cause: .scroll)
    }
  }

  /// Puts a cell in the pool; an edit in it ends.
  func recycle(_ cell: UITableViewCell, cause: Cause) {
    cell.endEditingInside(cause: cause)
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
  }

  /// Lets go of kept cells that are more than a screen away, and of edited ones that ended.
  private func trimReserve(_ visible: Range<Int>) {
    guard !reserve.isEmpty else { return }
    let near = (visible.lowerBound - capacity)..<(visible.upperBound + capacity)
    let current = simulator?.focus.current
    let old = reserve
    reserve.removeAll()
    for entry in old {
      let stays =
        switch entry.reason {
        case .edited: current.map { entry.row.cell.containsInput($0) } ?? false
        case .prepared: entry.row.index == visible.upperBound
        case .left: near.contains(entry.row.index)
        }
      if stays { reserve.append(entry) } else { recycle(entry.row.cell, cause: .scroll) }
    }
  }

  /// Makes the cell of the row below the screen, where the platform does so.
  private func prepareNext(_ visible: Range<Int>, _ total: Int) {
    let next = visible.upperBound
    guard let simulator, next < total, !reserve.contains(where: { $0.row.index == next }),
      simulator.decide(simulator.behavior.tables.preparedCells) == .nextRow
    else { return }
    reserve.append((Row(index: next, cell: ask(next)), .prepared))
  }

  // MARK: Events of rows

  func send(_ kind: EventKind, _ row: Row, _ cause: Cause) {
    guard delegate != nil, let simulator else { return }
    let outer = eventRow
    eventRow = row
    simulator.dispatcher.deliver(
      Event(kind, cause: cause, container: .table, role: .row, value: row.index), to: self)
    eventRow = outer
  }

  func handle(_ event: Event) {
    switch event.kind {
    case .rowWillDisplay, .rowDidEndDisplaying:
      guard let row = eventRow ?? displayed.first(where: { $0.index == event.value }) else {
        return
      }
      let path = path(row.index)
      if event.kind == .rowWillDisplay {
        delegate?.tableView(self, willDisplay: row.cell, forRowAt: path)
      } else {
        delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: path)
      }
    case .rowSelected:
      delegate?.tableView(self, didSelectRowAt: path(event.value))
    case .rowDeleted:
      dataSource?.tableView(self, commit: .delete, forRowAt: path(event.value))
    case .rowMoved:
      let (from, to) = handMove
      dataSource?.tableView(self, moveRowAt: from, to: to)
    default: break
    }
  }

  // MARK: Elements

  private func readHeaders(_ visible: Range<Int>) {
    headers.removeAll(keepingCapacity: true)
    guard let dataSource else { return }
    var start = 0
    for (section, count) in sectionCounts.enumerated() {
      defer { start += count }
      let shows =
        count == 0
        ? start >= visible.lowerBound && start <= visible.upperBound
        : start < visible.upperBound && start + count > visible.lowerBound
      guard shows else { continue }
      if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
        headerViews[section] = view
      } else if let title = dataSource.tableView(self, titleForHeaderInSection: section) {
        headers[section] = HeaderElement(title)
      }
    }
  }

  func collectRows(into list: inout ElementList) {
    var section = -1
    for row in displayed {
      let rowSection = path(row.index).section
      while section < rowSection {
        section += 1
        collectHeader(section, into: &list)
      }
      list.inRow(row.cell) { row.cell.collectElements(into: &$0) }
    }
    while section + 1 < sectionCounts.count, !hasRowsBelow {
      section += 1
      collectHeader(section, into: &list)
    }
  }

  private func collectHeader(_ section: Int, into list: inout ElementList) {
    if let header = headers[section] { list.add(header) }
    headerViews[section]?.collectVisible(into: &list)
  }
}

extension [Int] {
  /// The section and row of a position among all rows, where the elements count a section's rows.
  func path(_ index: Int) -> IndexPath {
    var left = index
    for (section, count) in enumerated() {
      if left < count { return IndexPath(row: left, section: section) }
      left -= count
    }
    return IndexPath(row: left, section: Swift.max(0, count - 1))
  }

  /// The position of a section's row among all rows.
  func flat(_ path: IndexPath) -> Int? {
    guard path.count == 2, indices.contains(path.section), path.row >= 0,
      path.row < self[path.section]
    else { return nil }
    return self[..<path.section].reduce(0, +) + path.row
  }
}

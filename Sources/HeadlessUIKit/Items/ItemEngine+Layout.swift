import Foundation
import LifecycleModel
import LifecycleSimulator

extension ItemEngine {
  var visibleLines: Range<Int> { lines.visibleLines(from: firstLine) }

  /// Scrolls so that a line is the first one, as far as there are lines.
  func show(line: Int, cause: Cause) {
    firstLine = min(max(0, line), lines.lastFirst)
    layoutCause = cause
    layOut()
    layoutCause = .update
  }

  /// Gives each visible item its cell and takes cells from items that are not visible any more.
  func layOut() {
    guard host.attachedWindow != nil, !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    endEditingOffScreen()
    loadIfNeeded()
    firstLine = min(firstLine, lines.lastFirst)
    let visible = lines.items(of: visibleLines)
    if !displayed.isEmpty {
      let leaving = displayed.filter { !visible.contains($0.index) }
      if !leaving.isEmpty {
        displayed.removeAll { !visible.contains($0.index) }
        for entry in leaving { endDisplaying(entry) }
      }
    }
    var entries: [Entry] = []
    entries.reserveCapacity(visible.count)
    var old = displayed[...]
    var shown: [Entry] = []
    for index in visible {
      if let next = old.first, next.index == index {
        entries.append(next)
        old.removeFirst()
      } else {
        let entry = Entry(index: index, cell: obtain(index))
        entries.append(entry)
        shown.append(entry)
      }
    }
    displayed = entries
    for entry in shown { display(entry) }
    trimReserve(visible)
    prepareNext(visible, itemCount)
    host.itemsWereLaidOut(visible)
  }

  /// A field got the keyboard although its cell went to the pool meanwhile, as when the end of the
  /// edit before it reloads everything: it must not keep the keyboard in another item.
  private func endEditingOffScreen() {
    guard let simulator, let client = simulator.focus.current,
      pool.values.contains(where: { $0.contains { $0.containsInput(client) } })
    else { return }
    simulator.focus.clientRemoved(client, cause: .reload)
  }

  /// Takes the cell of an item from the reserve, or asks the data source for it.
  private func obtain(_ index: Int) -> any ReusableItem {
    if let place = reserve.firstIndex(where: { $0.entry.index == index }) {
      let (entry, reason) = reserve[place]
      if reason == .left, let simulator {
        _ = simulator.decide(simulator.behavior.tables.redisplay)
      }
      reserve.remove(at: place)
      return entry.cell
    }
    return ask(index)
  }

  func ask(_ index: Int) -> any ReusableItem {
    let outer = requested
    requested = index
    defer { requested = outer }
    return host.requestItem(at: path(index))
  }

  private func display(_ entry: Entry) {
    send(.rowWillDisplay, entry, layoutCause)
    if entry.cell.superview !== host { host.addSubview(entry.cell) }
    entry.cell.isHidden = false
    entry.cell.layoutIfNeeded()
  }

  /// An item went off screen: its cell goes to the pool, unless it is kept.
  private func endDisplaying(_ entry: Entry) {
    send(.rowDidEndDisplaying, entry, layoutCause)
    guard let simulator else { return recycle(entry.cell, cause: .scroll) }
    if let client = simulator.focus.current, entry.cell.containsInput(client),
      simulator.decide(simulator.behavior.tables.editedCell) == .kept
    {
      reserve.append((entry, .edited))
    } else if simulator.behavior.tables.redisplay.value == .reusesPreparedCell {
      entry.cell.endEditingInside(cause: .scroll)
      reserve.append((entry, .left))
    } else {
      recycle(entry.cell, cause: .scroll)
    }
  }

  /// Puts a cell in the pool; an edit in it ends.
  func recycle(_ cell: any ReusableItem, cause: Cause) {
    cell.endEditingInside(cause: cause)
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
  }

  /// Lets go of kept cells that are more than a screen away, and of edited ones that ended.
  private func trimReserve(_ visible: Range<Int>) {
    guard !reserve.isEmpty else { return }
    let screen = lines.linesPerScreen
    let near = (lines.line(of: visible.lowerBound) - screen)..<(visibleLines.upperBound + screen)
    let current = simulator?.focus.current
    let old = reserve
    reserve.removeAll()
    for item in old {
      let stays =
        switch item.reason {
        case .edited: current.map { item.entry.cell.containsInput($0) } ?? false
        case .prepared: item.entry.index == visible.upperBound
        case .left: near.contains(lines.line(of: item.entry.index))
        }
      if stays { reserve.append(item) } else { recycle(item.entry.cell, cause: .scroll) }
    }
  }

  /// Makes the cell of the item below the screen, where the platform does so.
  private func prepareNext(_ visible: Range<Int>, _ total: Int) {
    let next = visible.upperBound
    guard let simulator, next < total, !reserve.contains(where: { $0.entry.index == next }),
      simulator.decide(host.preparedCells(simulator.behavior.tables)) == .nextRow
    else { return }
    reserve.append((Entry(index: next, cell: ask(next)), .prepared))
  }
}

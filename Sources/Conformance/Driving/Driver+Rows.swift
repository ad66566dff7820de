import LifecycleModel
import LifecycleSimulator

extension Driver {
  private func rowElement(_ query: ElementQuery) throws(Obstacle) -> any RowElement {
    let item = try find(query, for: .row)
    guard item.row >= 0 else { throw Obstacle(.notARow(query)) }
    return list.rows[item.row]
  }

  func delete(_ query: ElementQuery, inEditMode: Bool) throws(Obstacle) {
    kind = .demand
    watcher?.demandBegins()
    let row = try rowElement(query)
    if inEditMode, !row.isRowInEditMode { throw Obstacle(.notInEditMode(query)) }
    if !inEditMode, let isDone = row.swipeToDelete() {
      guard isDone else { throw Obstacle(.notDeletable(query)) }
      return
    }
    guard row.canDeleteRow, row.deleteRow() else { throw Obstacle(.notDeletable(query)) }
  }

  func move(_ query: ElementQuery, after other: ElementQuery?) throws(Obstacle) {
    kind = .demand
    watcher?.demandBegins()
    let row = try rowElement(query)
    var neighbour: (any RowElement)?
    if let other { neighbour = try rowElement(other) }
    guard row.canMoveRow, row.moveRow(after: neighbour) else { throw Obstacle(.notMovable(query)) }
  }

  func scroll(rows count: Int) throws(Obstacle) {
    look()
    guard let scroller = scroller(downwards: count > 0) ?? list.scrollers.last else {
      throw Obstacle(.nothingToScroll)
    }
    // At its end a list moves less, or not at all; a person notices no error in that.
    guard scroller.scroll(rows: count) == 0, count < 0 else { return }
    // Pulled past the top, a list that can be refreshed is.
    guard let refreshable = list.scrollers.last(where: { $0.canBeRefreshed }) else { return }
    kind = .demand
    watcher?.demandBegins()
    refreshable.pullToRefresh()
  }

  /// Scrolls down row by row, then up, until the element is on the screen.
  func scroll(to query: ElementQuery) throws(Obstacle) {
    look()
    if try findIfPresent(query, for: .touch) != nil { return }
    if list.scrollers.isEmpty { throw Obstacle(.nothingToScroll) }
    for step in [1, -1] {
      while let scroller = scroller(downwards: step > 0), scroller.scroll(rows: step) != 0 {
        if case .neverSettles = simulator.settle() { return }
        isListStale = true
        look()
        if try findIfPresent(query, for: .touch) != nil { return }
      }
    }
    throw Obstacle(.missing(query))
  }

  private func scroller(downwards: Bool) -> (any ScrollContainer)? {
    list.scrollers.last { downwards ? $0.hasRowsBelow : $0.hasRowsAbove }
  }

  /// Begins to scroll by a row with a touch on a button, which is told so.
  func scroll(from button: any Element) -> Bool {
    guard let scroller = scroller(downwards: true), scroller.scroll(rows: 1) != 0 else {
      return false
    }
    _ = simulator.settle()
    _ = button.perform(.scrolled)
    return true
  }
}

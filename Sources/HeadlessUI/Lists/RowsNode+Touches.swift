import LifecycleModel
import LifecycleSimulator

extension RowsNode {
  /// What the touch that scrolls the rows does at its end: nothing, since a button that it began
  /// on is cancelled; on some platforms the button of a sheet does its action.
  ///
  /// The finger begins on the row that it can pull farthest: the last one on the screen on the way
  /// down, the first on the way up.
  func touchedButton(scrolling rows: Int) -> (() -> Void)? {
    let setting = simulator.behavior.presentation.scrolledButton
    guard setting.value == .firesAtEnd,
      context.screen.presentationLevel.presentation?.style == .sheet,
      let row = shownRow(at: rows > 0 ? min(first + capacity, count) - 1 : first)
    else { return nil }
    var list = ElementList()
    row.collect(into: &list)
    let buttons = list.items.map(\.element)
    guard let button = buttons.first(where: { $0.elementRole == .button && $0.isElementEnabled })
    else { return nil }
    return { [simulator] in
      _ = simulator.decide(setting)
      _ = button.perform(.tap)
    }
  }

  /// The node of a row on the screen.
  private func shownRow(at position: Int) -> _AnyNode? {
    var start = 0
    for segment in segments.segments {
      let size = segment.count
      defer { start += size }
      guard position >= start, position < start + size else { continue }
      switch segment {
      case .single(let node, _): return node
      case .dynamic(let rows):
        var index = max(start, first)
        var found: _AnyNode?
        rows.visitShownRows { node in
          if index == position { found = node }
          index += 1
        }
        return found
      }
    }
    return nil
  }
}

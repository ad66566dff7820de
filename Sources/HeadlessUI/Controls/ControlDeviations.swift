import LifecycleModel
import LifecycleSimulator

/// What some platforms do otherwise when a control is touched.
extension _AnyNode {
  /// Whether this button, which looks as the list decides and shares its row with others, is not
  /// reached by a tap.
  final var isSwallowedInRow: Bool {
    let setting = simulator.behavior.controls.buttonsInRow
    guard setting.value == .swallowed, context.container == .list, let row = rowAround else {
      return false
    }
    var node = parent
    while let current = node, current !== row.parent {
      if let styler = current as? any ButtonStyler, !styler.isAutomatic { return false }
      node = current.parent
    }
    var list = ElementList()
    row.collect(into: &list)
    guard list.items.filter({ $0.element.elementRole == .button }).count > 1 else { return false }
    _ = simulator.decide(setting)
    return true
  }

  /// Whether this button acts although the touch on it went on as a scroll.
  final var actsAfterScroll: Bool {
    let setting = simulator.behavior.controls.buttonAfterScroll
    guard setting.value == .actsAfterScroll,
      context.screen.presentationLevel.presentation?.style == .sheet
    else { return false }
    _ = simulator.decide(setting)
    return true
  }

  /// Whether the first click on this toggle only selects its row; then it does.
  final func selectsRowInstead() -> Bool {
    let setting = simulator.behavior.controls.toggleInSelectableRow
    guard setting.value == .selectsRowFirst, let handle = rowAround?.rowHandle,
      handle.isUnselected, handle.selectInList()
    else { return false }
    _ = simulator.decide(setting)
    return true
  }

  /// The row of a list in which this node stands, as it was last seen.
  private final var rowAround: _AnyNode? {
    var node: _AnyNode? = self
    while let current = node, !(current is any RowHost) {
      if current.rowHandle != nil { return current }
      node = current.parent
    }
    return nil
  }
}

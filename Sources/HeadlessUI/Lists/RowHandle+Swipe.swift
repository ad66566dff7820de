import LifecycleModel
import LifecycleSimulator
import VirtualTime

/// What some platforms do with a row whose swipe action is used.
extension RowHandle {
  /// Touches an action and does to the row what the platform does; nil where that is nothing.
  var swipeTouch: ((any Element) -> Bool)? {
    let lists = node.simulator.behavior.lists
    guard lists.destructiveSwipe.value != .rowStays || lists.swipedRow.value != .released else {
      return nil
    }
    return { [self] in touch($0) }
  }

  private func touch(_ action: any Element) -> Bool {
    // The row may be gone afterwards.
    let row = node
    let simulator = row.simulator
    let isDestructive = (action.original as? any DestructiveElement)?.isDestructive == true
    isInSwipeAction = true
    let isDone = action.perform(.tap)
    simulator.flush()
    isInSwipeAction = false
    let setting = simulator.behavior.lists.destructiveSwipe
    guard isDone, isDestructive, row.isMounted, setting.value == .rowLeavesAndReturns else {
      return isDone
    }
    // The list takes the row away before it knows of the data, and puts it back.
    _ = simulator.decide(setting)
    row.setShown(false, .removal)
    _ = simulator.clock.scheduleSystem(after: TransitionTime.row) {
      MainActor.assumeIsolated {
        if row.isMounted { row.setShown(true, .insertion) }
      }
    }
    return true
  }
}

import LifecycleModel
import LifecycleSimulator

extension Driver {
  /// The innermost navigation stack that is not covered by a presentation.
  var frontStack: ScreenStack? {
    guard let covered = simulator.presentations.top?.stacksBelow else {
      return simulator.stacks.last
    }
    return simulator.stacks.last { stack in !covered.contains { $0 === stack } }
  }

  private func stackToGoBack() throws(Obstacle) -> ScreenStack {
    let covered = simulator.presentations.top?.stacksBelow
    let stack = simulator.stacks.last { stack in
      guard stack.isVisible, stack.canGoBack else { return false }
      guard let covered else { return true }
      return !covered.contains { $0 === stack }
    }
    guard let stack else { throw Obstacle(.nothingToGoBackTo) }
    return stack
  }

  func goBack() throws(Obstacle) {
    kind = .leave
    look()
    // The button itself where the app shows one: it may be hidden, disabled or replaced.
    if let item = list.items.last(where: { $0.element.elementRole == .backButton }) {
      guard item.element.isElementEnabled else { throw Obstacle(.nothingToGoBackTo) }
      if item.element.perform(.tap) { return }
    }
    try stackToGoBack().pop(cause: .pop)
  }

  func swipeBack(_ swipe: UserAction.Swipe) throws(Obstacle) {
    let stack = try stackToGoBack()
    switch swipe {
    case .completed:
      kind = .leave
      stack.pop(cause: .interactivePop)
    case .cancelled:
      stack.cancelInteractivePop()
    }
  }

  func switchTab(_ query: ElementQuery) throws(Obstacle) {
    kind = .leave
    watcher?.demandBegins()
    let item = try find(query, for: .tab)
    guard item.element.perform(.tap) else { throw Obstacle(.unresponsive(query)) }
  }

  func dismiss(_ way: UserAction.Dismissal) throws(Obstacle) {
    switch way {
    case .button: try dismissWithButton()
    case .drag:
      kind = .leave
      guard let top = simulator.presentations.top, top.style.canBeDragged else {
        throw Obstacle(.nothingToDismiss(way))
      }
      // An app that refuses has been asked; that is what the person sees.
      _ = simulator.presentations.dragDown()
    case .cancelledDrag:
      guard simulator.presentations.cancelDrag() else { throw Obstacle(.nothingToDismiss(way)) }
    case .outside:
      kind = .leave
      guard let top = simulator.presentations.top, top.style.closesOutside else {
        throw Obstacle(.nothingToDismiss(way))
      }
      isCancelling = top.onCancelOutside != nil
      _ = simulator.presentations.touchOutside()
    }
  }

  /// What buttons that close a screen are called.
  private static let closing: Set<String> = [
    "Close", "Done", "OK", "Cancel", "Dismiss", "閉じる", "完了", "キャンセル",
  ]

  private func dismissWithButton() throws(Obstacle) {
    look()
    let buttons = list.items.filter {
      $0.element.elementRole == .button && $0.element.isElementEnabled
        && ($0.element.isElementCancelling || Self.closing.contains($0.element.elementLabel))
    }
    guard simulator.presentations.top != nil, buttons.count == 1, let button = buttons.first
    else { throw Obstacle(.nothingToDismiss(.button)) }
    kind = .demand
    watcher?.demandBegins()
    isCancelling = button.element.isElementCancelling
    guard button.element.perform(.tap) else { throw Obstacle(.nothingToDismiss(.button)) }
  }
}

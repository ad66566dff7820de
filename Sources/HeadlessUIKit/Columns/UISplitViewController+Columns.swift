import Foundation
import LifecycleModel
import LifecycleSimulator

extension UISplitViewController {
  /// Puts a controller into a column that stands beside the others.
  func putBeside(_ controller: UIViewController?, for column: Column) {
    guard column != .compact else { return }
    if let controller, let stack = wrapped[column] as? UINavigationController, stack.isOwnWrapper,
      !(controller is UINavigationController)
    {
      stack.setViewControllers([controller], animated: false)
      return
    }
    let old = wrapped[column]
    let new = controller.map { wrap($0) }
    guard old !== new else { return }
    let shown = shownControllers
    wrapped[column] = new
    if let new, new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    exchange(shown, for: shownControllers)
    if let old {
      old.willMove(toParent: nil)
      old.removeFromParent()
      old.releaseScreen()
    }
  }

  /// A column has a navigation controller around its content where the style says so.
  private func wrap(_ controller: UIViewController) -> UIViewController {
    guard style != .unspecified, !(controller is UINavigationController) else { return controller }
    let stack = UINavigationController(rootViewController: controller)
    stack.isOwnWrapper = true
    return stack
  }

  /// Tells those that leave and those that come, in the order of a replacement.
  func exchange(_ old: [UIViewController], for new: [UIViewController]) {
    guard appearance == .appeared || appearance == .appearing else { return }
    let change = ScreenChange(
      cause: .replacement, container: .window, role: .top, isAnimated: false, isMoving: true)
    let leaving = old.filter { gone in !new.contains { $0 === gone } }
    let coming = new.filter { fresh in !old.contains { $0 === fresh } }
    for controller in leaving {
      simulator?.focus.endEditing(on: controller, cause: .removal)
      controller.beginDisappearing(change)
    }
    for controller in coming { controller.beginAppearing(change) }
    for controller in leaving { controller.endDisappearing(change) }
    guard appearance == .appeared else { return }
    for controller in coming { controller.endAppearing(change) }
  }

  // MARK: One stack

  /// Joins the columns into the one controller that a compact width shows.
  func makeCollapsedRoot() -> UIViewController? {
    if let compact = given[.compact] {
      adopt(compact)
      return compact
    }
    guard let primary = wrapped[.primary] else { return wrapped[.secondary] }
    return style == .unspecified ? collapseClassic(primary) : collapseColumns(primary)
  }

  private func collapseClassic(_ primary: UIViewController) -> UIViewController {
    let root = delegate?.primaryViewController(forCollapsing: self) ?? primary
    adopt(root)
    guard let secondary = wrapped[.secondary] else { return root }
    // The delegate says that it took care of the secondary; else it comes to the top.
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: root) == true {
      return root
    }
    (root as? UINavigationController)?.pushContent(of: secondary, animated: false)
    return root
  }

  private func collapseColumns(_ primary: UIViewController) -> UIViewController {
    let proposed = Column.secondary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    guard let stack = primary as? UINavigationController else { return primary }
    for column in [Column.supplementary, .secondary] where column.rawValue <= top.rawValue {
      if let content = wrapped[column] { stack.pushContent(of: content, animated: false) }
    }
    return stack
  }

  private func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// A column got another controller while there is one stack: the new one stands in for it there.
  func putIntoStack(_ controller: UIViewController?, for column: Column) {
    guard let stack = collapsedRoot as? UINavigationController, let controller else { return }
    wrapped[column] = wrap(controller)
    guard column == .primary else { return }
    stack.setViewControllers([controller], animated: false)
  }

  /// Puts a column and those before it on the stack.
  func reveal(_ column: Column, on stack: UINavigationController) {
    guard let content = wrapped[column]?.stackContent.first else { return }
    if column == .primary {
      stack.popToRootViewController(animated: true)
    } else if stack.viewControllers.contains(where: { $0 === content }) {
      stack.popToViewController(content, animated: true)
    } else if let wrapper = wrapped[column] {
      stack.pushContent(of: wrapper)
    }
  }

  /// Takes a column and those after it from the stack.
  func conceal(_ column: Column, on stack: UINavigationController) {
    guard let content = wrapped[column]?.stackContent.first ?? given[column],
      let index = stack.viewControllers.firstIndex(where: { $0 === content }), index > 0
    else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: true)
  }
}

extension UINavigationController {
  /// Pushes a controller, or what is on its stack when it is one itself.
  func pushContent(of controller: UIViewController, animated: Bool = true) {
    guard let other = controller as? UINavigationController else {
      pushViewController(controller, animated: animated)
      return
    }
    let content = other.stackContent
    other.giveUpContent()
    for screen in content { pushViewController(screen, animated: animated) }
  }
}

extension UIViewController {
  /// What stands on the stack of a navigation controller; else the controller itself.
  var stackContent: [UIViewController] {
    guard let stack = self as? UINavigationController else { return [self] }
    return stack.remembered ?? stack.viewControllers
  }

  /// Passes one step of an appearance on, to a controller that is not there yet or still.
  func take(_ change: ScreenChange, _ phase: AppearancePhase) {
    switch phase {
    case .willAppear: beginAppearing(change)
    case .didAppear: endAppearing(change)
    case .willDisappear: beginDisappearing(change)
    case .didDisappear: endDisappearing(change)
    }
  }
}

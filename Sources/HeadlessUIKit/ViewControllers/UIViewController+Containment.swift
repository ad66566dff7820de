// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

extension UIViewController {
  /// Makes a controller a child; its `willMove(toParent:)` is called.
  public func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    contained.append(child)
    child.container = self
  }

  /// Stops being a child; `didMove(toParent: nil)` is called.
  public func removeFromParent() {
    guard let parent else { return }
    parent.contained.removeAll { $0 === self }
    container = nil
    didMove(toParent: nil)
  }

  /// Tells a child by hand that it begins to appear or disappear.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    let change = handMadeChange(isAppearing, animated: animated)
    if isAppearing {
      if appearance != .appeared { beginAppearing(change) }
    } else if appearance != .disappeared {
      beginDisappearing(change)
    }
  }

  /// Tells a child by hand that its appearance or disappearance is complete.
  public func endAppearanceTransition() {
    switch appearance {
    case .appearing: endAppearing(handMadeChange(true, animated: false))
    case .disappearing: endDisappearing(handMadeChange(false, animated: false))
    case .appeared, .disappeared: break
    }
  }

  /// The view of a child enters or leaves a screen that is shown.
  func beginContainedTransition(appearing: Bool) {
    let change = handMadeChange(appearing, animated: false)
    if appearing {
      beginAppearing(change, attaching: false)
    } else {
      beginDisappearing(change)
    }
  }

  func endContainedTransition() { endAppearanceTransition() }

  /// Replaces one child's view by another's, with the callbacks of both.
  public func transition(
    from: UIViewController, to: UIViewController, duration: Double,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let container = from.viewIfLoaded?.superview ?? view!
    container.addSubview(to.view)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: { finished in
        from.viewIfLoaded?.removeFromSuperview()
        completion?(finished)
      })
  }

  /// The outermost controller that this one is in.
  package var rootAncestor: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }

  /// The nearest controller of a kind that this one is in.
  func nearestAncestor<Ancestor: UIViewController>(_ type: Ancestor.Type) -> Ancestor? {
    var current = parent
    while let candidate = current {
      if let found = candidate as? Ancestor { return found }
      current = candidate.parent
    }
    return nil
  }

  /// The navigation controller that this one is in.
  public var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }

  /// The tab bar controller that this one is in.
  public var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

  private func handMadeChange(_ isAppearing: Bool, animated: Bool) -> ScreenChange {
    ScreenChange(
      cause: isAppearing ? .insertion : .removal, container: .window, role: .top,
      isAnimated: animated, isMoving: true)
  }
}

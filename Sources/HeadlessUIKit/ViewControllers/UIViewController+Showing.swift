// Modelled: full, documented
import LifecycleModel

extension UIViewController {
  /// The nearest container, from this controller outwards, that shows others in its own way.
  func targetForShowing(_ accepts: (UIViewController) -> Bool) -> UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if accepts(candidate) { return candidate }
      current = candidate.parent
    }
    return nil
  }

  /// Shows a controller as its container does: pushed, else in a column, else presented.
  public func show(_ controller: UIViewController, sender: Any?) {
    switch targetForShowing({ $0 is UINavigationController || $0 is UISplitViewController }) {
    case let navigation as UINavigationController:
      navigation.pushViewController(controller, animated: true)
    case let split as UISplitViewController: split.showHere(controller, sender: sender)
    default: present(controller, animated: true)
    }
  }

  /// Shows a controller in the detail column; without columns it is presented.
  public func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    if let split = targetForShowing({ $0 is UISplitViewController }) as? UISplitViewController {
      split.showDetail(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// The split view controller that this one is in.
  public var splitViewController: UISplitViewController? {
    nearestAncestor(UISplitViewController.self)
  }
}

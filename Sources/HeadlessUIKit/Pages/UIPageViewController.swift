// Modelled: partial, documented
public import Foundation
import LifecycleModel
public import LifecycleSimulator
import VirtualTime

/// Gives a page view controller the pages beside the one that shows.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told of pages that a person turns.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// Screens that a person turns like pages: scrolling down goes forward, up goes back.
@preconcurrency @MainActor open class UIPageViewController: UIViewController, ScrollContainer {
  /// How pages turn; accepted, not drawn.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The way pages lie; accepted, not drawn.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Whether a page comes after or before the one that shows.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// Names an option of a page view controller.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var viewControllers: [UIViewController]?

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Shows a page; the delegate hears only of pages that a person turns.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { show(viewControllers ?? [], animated: animated) { completion?(true) } }

  private var current: UIViewController? { viewControllers?.first }
  override var managesChildrenByViews: Bool { false }

  /// The new page's will-appear comes first, then the old one's will-disappear.
  private func show(_ new: [UIViewController], animated: Bool, _ completion: @escaping () -> Void) {
    let old = current
    viewControllers = new
    guard old !== new.first else { return completion() }
    if let page = new.first, page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    guard appearance == .appeared || appearance == .appearing else {
      drop(old)
      return completion()
    }
    let change = ScreenChange(
      cause: .replacement, container: .window, role: .top, isAnimated: animated, isMoving: true)
    new.first?.beginAppearing(change)
    if let old {
      simulator?.focus.endEditing(on: old, cause: .removal)
      old.beginDisappearing(change)
    }
    let finish = { [self] in
      new.first?.endAppearing(change)
      old?.endDisappearing(change)
      drop(old)
      completion()
    }
    guard animated, let simulator else { return finish() }
    _ = simulator.clock.scheduleSystem(after: TransitionTime.navigation) {
      MainActor.assumeIsolated { finish() }
    }
  }

  private func drop(_ old: UIViewController?) {
    guard let old, old.parent === self else { return }
    old.willMove(toParent: nil)
    old.removeFromParent()
  }

  // MARK: Turning pages by hand

  private func neighbour(_ isForward: Bool) -> UIViewController? {
    guard let dataSource, let current else { return nil }
    return isForward
      ? dataSource.pageViewController(self, viewControllerAfter: current)
      : dataSource.pageViewController(self, viewControllerBefore: current)
  }

  package var hasRowsAbove: Bool { neighbour(false) != nil }
  package var hasRowsBelow: Bool { neighbour(true) != nil }

  package func scroll(rows: Int) -> Int {
    guard rows != 0, let next = neighbour(rows > 0) else { return 0 }
    let previous = viewControllers ?? []
    delegate?.pageViewController(self, willTransitionTo: [next])
    show([next], animated: true) { [weak self] in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: previous,
        transitionCompleted: true)
    }
    return rows > 0 ? 1 : -1
  }

  // MARK: Appearance and elements

  override func forward(_ change: ScreenChange, _ phase: AppearancePhase) {
    var inner = change
    inner.isMoving = false
    current?.take(inner, phase)
  }

  package override func containsInput(_ client: any TextInputClient) -> Bool {
    current?.containsInput(client) ?? false
  }

  package override func collectContents(into list: inout ElementList) {
    list.add(scroller: self)
    current?.collectElements(into: &list)
  }
}

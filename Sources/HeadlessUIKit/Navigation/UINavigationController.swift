// Modelled: full, documented
public import Foundation
import LifecycleModel
package import LifecycleSimulator

/// Is told what a navigation controller shows.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// A stack of screens with a bar above them.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The stack, from the moment that the controller is in a simulation.
  private var stackIfMade: ScreenStack?
  /// What was put on the stack before there was a simulation.
  private var waiting: [UIViewController] = []
  private var isAnimating = false
  private lazy var backButton = BackButton(self)
  private lazy var titleElement = HeaderElement("")

  open weak var delegate: (any UINavigationControllerDelegate)?
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open private(set) lazy var navigationBar = UINavigationBar()
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// The swipe from the edge; UIKit's own delegate allows it where there is a back button.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    makePopGesture()
  private lazy var popRule = PopRule(self)
  /// Made by a split view controller around a column's content.
  var isOwnWrapper = false
  /// What stood on the stack before it was given to another one.
  private(set) var remembered: [UIViewController]?

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Stack

  package var stack: ScreenStack? {
    if let stackIfMade { return stackIfMade }
    guard let simulator else { return nil }
    let stack = ScreenStack(simulator: simulator)
    stack.mayKeepPopped = false
    stack.install(waiting)
    stack.onPop = { [weak self] screen, cause in self?.popped(screen, cause) }
    stack.onShow = { [weak self] screen in self?.shown(screen) }
    stack.maySwipeBack = { [weak self] in self?.allowsSwipe ?? true }
    waiting.removeAll()
    stackIfMade = stack
    return stack
  }

  open var viewControllers: [UIViewController] {
    get { stack?.screens.compactMap { $0 as? UIViewController } ?? waiting }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { viewControllers.last }

  /// The screen in front: what is presented over the stack, else its top.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !viewControllers.contains(where: { $0 === viewController }) else {
      fatalError(
        "Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
          + "'Pushing the same view controller instance more than once is not supported'")
    }
    addChild(viewController)
    guard let stack else {
      waiting.append(viewController)
      return
    }
    isAnimating = animated
    if stack.isVisible { viewController.loadViewIfNeeded() }
    stack.push(viewController, animated: animated)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    isAnimating = animated
    return stack?.pop(cause: .pop, animated: animated) as? UIViewController
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    isAnimating = animated
    return stack?.pop(toCount: 1, animated: animated).compactMap { $0 as? UIViewController }
  }

  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    isAnimating = animated
    return stack?.pop(toCount: index + 1, animated: animated)
      .compactMap { $0 as? UIViewController }
  }

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    let old = viewControllers
    let leaving = old.filter { screen in !controllers.contains { $0 === screen } }
    for controller in leaving where controller.appearance == .disappeared {
      controller.willMove(toParent: nil)
    }
    for controller in controllers where controller.parent !== self { addChild(controller) }
    guard let stack else {
      waiting = controllers
      return
    }
    isAnimating = animated
    if stack.isVisible {
      stack.replaceAll(with: controllers, animated: animated)
    } else {
      stack.install(controllers)
      for controller in controllers { controller.didMove(toParent: self) }
    }
    for controller in leaving where controller.appearance == .disappeared {
      controller.removeFromParent()
    }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// A person taps the back button.
  func goBack() -> Bool {
    isAnimating = true
    return stack?.pop(cause: .pop) != nil
  }

  /// Lets another stack have what stands on this one.
  func giveUpContent() {
    let content = viewControllers
    remembered = content
    waiting.removeAll()
    stackIfMade?.install([])
    for controller in content {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
      controller.hasArrived = false
    }
  }

  private func makePopGesture() -> UIGestureRecognizer {
    let gesture = UIScreenEdgePanGestureRecognizer()
    gesture.edges = .left
    gesture.delegate = popRule
    view.addGestureRecognizer(gesture)
    return gesture
  }

  private var allowsSwipe: Bool {
    guard let gesture = interactivePopGestureRecognizer, gesture.isEnabled else { return false }
    return gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? true
  }

  /// Whether the bar shows a back button now.
  var showsBackButton: Bool {
    guard viewControllers.count > 1, let item = topViewController?.navigationItem,
      !item.hidesBackButton
    else { return false }
    return (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton
  }

  override var managesChildrenByViews: Bool { false }

  // MARK: Following the stack

  override func childIsAppearing(_ child: UIViewController, _ change: ScreenChange) {
    delegate?.navigationController(self, willShow: child, animated: change.isAnimated)
  }

  override func childIsLeaving(_ child: UIViewController, _ change: ScreenChange) {
    child.deliverMove(.willMoveToParent, cause: change.cause, into: false)
  }

  private func shown(_ screen: any Screen) {
    guard let controller = screen as? UIViewController else { return }
    for child in children where !isOnStack(child) { child.leaveContainer(.pop) }
    if controller.parent === self { controller.arriveInContainer() }
    delegate?.navigationController(self, didShow: controller, animated: isAnimating)
  }

  private func popped(_ screen: any Screen, _ cause: Cause) {
    guard let controller = screen as? UIViewController, controller.appearance == .disappeared
    else { return }
    controller.deliverMove(.willMoveToParent, cause: cause, into: false)
    controller.leaveContainer(cause)
  }

  private func isOnStack(_ controller: UIViewController) -> Bool {
    stack?.screens.contains { $0 === controller } ?? false
  }

  // MARK: Appearance

  override func forward(_ change: ScreenChange, _ phase: AppearancePhase) {
    guard let stack else { return }
    var inner = change
    inner.isMoving = false
    switch phase {
    case .willAppear:
      stack.setVisible(true, inner, phase: .will)
      if let top = topViewController {
        top.arriveInContainer()
        delegate?.navigationController(self, didShow: top, animated: change.isAnimated)
      }
    case .didAppear: stack.setVisible(true, inner, phase: .did)
    case .willDisappear: stack.setVisible(false, inner, phase: .will)
    case .didDisappear: stack.setVisible(false, inner, phase: .did)
    }
  }

  override func dropStacks() {
    super.dropStacks()
    stackIfMade?.tearDown()
  }

  package override func containsInput(_ client: any TextInputClient) -> Bool {
    topViewController?.containsInput(client) ?? false
  }

  // MARK: Elements

  package override func collectElements(into list: inout ElementList) {
    collectContents(into: &list)
  }

  package override func collectContents(into list: inout ElementList) {
    guard let top = topViewController else { return }
    if !isNavigationBarHidden { collectBar(top, into: &list) }
    top.collectElements(into: &list)
    if !isToolbarHidden { for item in top.toolbarItems ?? [] { item.collect(into: &list) } }
  }

  private func collectBar(_ top: UIViewController, into list: inout ElementList) {
    let item = top.navigationItem
    let left = item.leftBarButtonItems ?? []
    if showsBackButton { list.add(backButton) }
    for item in left { item.collect(into: &list) }
    if let titleView = item.titleView {
      titleView.collectElements(into: &list)
    } else if let title = item.shownTitle {
      titleElement.elementLabel = title
      list.add(titleElement)
    }
    for item in (item.rightBarButtonItems ?? []).reversed() { item.collect(into: &list) }
    item.searchController?.searchBar.collectElements(into: &list)
  }
}

/// UIKit's own answer to a swipe from the edge: only where the bar has its back button.
private final class PopRule: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?
  init(_ navigation: UINavigationController) { self.navigation = navigation }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation else { return true }
    return !navigation.isNavigationBarHidden && navigation.showsBackButton
  }
}

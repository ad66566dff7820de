// Modelled: partial, documented
public import Foundation
import LifecycleModel
public import LifecycleSimulator

/// Manages one screen, or a part of one: its view, and what happens as it comes and goes.
@preconcurrency @MainActor open class UIViewController: UIResponder, Screen, EventTarget {
  /// Where the controller is between off the screen and on it.
  package enum Appearance { case disappeared, appearing, appeared, disappearing }

  // As in `UIView`: plain pointers that the object they point to clears when it dies.
  nonisolated(unsafe) private var rootView: UIView?
  nonisolated(unsafe) var contained: [UIViewController] = []
  nonisolated(unsafe) unowned(unsafe) var container: UIViewController?
  private var barItem: UINavigationItem?
  private var tabItem: UITabBarItem?
  private var editItem: EditBarButtonItem?
  private lazy var typeName = String(describing: type(of: self))

  open var title: String?
  open var parent: UIViewController? { container }
  open var children: [UIViewController] { contained }
  /// What another surface shows in this controller.
  package var content: (any HostedContent)?
  /// The navigation container of another surface in whose tree the controller stands.
  package weak var surroundingNavigation: AnyObject?
  package internal(set) var appearance = Appearance.disappeared
  /// The transition under way, from the moment that the app asks for it.
  var coordinator: TransitionCoordinator?
  /// The change that the controller appears or disappears with.
  var transitionChange: ScreenChange?
  /// The change that the appearance callback under way reports.
  package internal(set) var currentChange: ScreenChange?

  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open var preferredContentSize = CGSize.zero
  var presentationLink: UIPresentationController?
  /// The presentation that shows this controller, until it is gone.
  package internal(set) var presentation: Presentation?
  /// The controller was told that it arrived in its navigation or tab controller.
  var hasArrived = false
  weak var presenterLink: UIViewController?
  weak var presentedLink: UIViewController?
  var presentCompletion: (() -> Void)?
  var dismissCompletions: [() -> Void] = []

  // MARK: Looks and containers

  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var hidesBottomBarWhenPushed = false
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var toolbarItems: [UIBarButtonItem]?
  /// The sheet-like and popover-like adaptivity of the controller; accepted, not drawn.
  open var transitioningDelegate: AnyObject?
  /// What shows instead of the content while there is none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailableContent() }
  }
  private var unavailableView: (any UIView & UIContentView)?
  open private(set) var isEditing = false
  open var restorationIdentifier: String?
  public let nibName: String?
  public let nibBundle: Bundle?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  deinit {
    if rootView?.controller === self { rootView?.controller = nil }
    for child in contained { child.container = nil }
  }

  // MARK: View

  /// The root view, made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return rootView
    }
    set {
      rootView?.controller = nil
      rootView = newValue
      newValue?.controller = self
    }
  }
  open var viewIfLoaded: UIView? { rootView }
  open var isViewLoaded: Bool { rootView != nil }

  /// Makes the root view: a plain view, unless it is overridden.
  open func loadView() { view = UIView() }

  open func loadViewIfNeeded() {
    guard rootView == nil else { return }
    loadView()
    if rootView == nil { view = UIView() }
    deliver(Event(.viewDidLoad, cause: .program))
  }

  // MARK: Life cycle; the hosted content hears of it here

  open func viewDidLoad() { content?.hostDidLoad() }
  open func viewWillAppear(_ animated: Bool) {
    if let change = currentChange { content?.hostWillAppear(change) }
  }
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {
    if let change = currentChange { content?.hostDidAppear(change) }
  }
  open func viewWillDisappear(_ animated: Bool) {
    if let change = currentChange { content?.hostWillDisappear(change) }
  }
  open func viewDidDisappear(_ animated: Bool) {
    if let change = currentChange { content?.hostDidDisappear(change) }
  }
  open func viewWillLayoutSubviews() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.viewWillTransition(to: size, with: coordinator) } }
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.willTransition(to: newCollection, with: coordinator) } }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewDidLayoutSubviews() {}
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func updateViewConstraints() {}
  open func didReceiveMemoryWarning() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var preferredStatusBarHidden: Bool { false }

  /// Whether appearance callbacks of this controller reach its children by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether children appear with their views, as in a container of the app's own.
  var managesChildrenByViews: Bool { true }

  // MARK: Items

  open var navigationItem: UINavigationItem {
    if let barItem { return barItem }
    let item = UINavigationItem(title: title ?? "")
    item.controller = self
    barItem = item
    return item
  }

  open var tabBarItem: UITabBarItem! {
    get {
      if let tabItem { return tabItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      tabItem = item
      return item
    }
    set { tabItem = newValue }
  }

  /// A button that turns editing on and off.
  open var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let item = EditBarButtonItem(controller: self)
    editItem = item
    return item
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) { toolbarItems = items }

  private func showUnavailableContent() {
    contentUnavailableConfiguration.exchange(&unavailableView, in: view)
  }

  open override var next: UIResponder? { rootView?.superview ?? parent }
  package override var responderWindow: UIWindow? { rootView?.attachedWindow }

  // MARK: Screen

  package var screenName: String { barItem?.shownTitle ?? title ?? typeName }
  package var eventName: String { typeName }

  /// The simulation that the controller belongs to.
  package var simulator: Simulator? {
    rootView?.attachedWindow?.simulator ?? CurrentSimulation.simulator
  }

  package func screenWillAppear(_ change: ScreenChange) { beginAppearing(change) }
  package func screenDidAppear(_ change: ScreenChange) { endAppearing(change) }
  package func screenWillDisappear(_ change: ScreenChange) { beginDisappearing(change) }
  package func screenDidDisappear(_ change: ScreenChange) { endDisappearing(change) }
  package func screenCancelledDisappear(_ change: ScreenChange) { cancelDisappearing(change) }

  package func releaseScreen() {
    for child in children { child.releaseScreen() }
    content?.hostReleased()
  }

  package func containsInput(_ client: any TextInputClient) -> Bool {
    if let content, content.hostContainsInput(client) { return true }
    if let search = barItem?.searchController, search.searchBar.containsInput(client) {
      return true
    }
    return rootView?.containsInput(client) ?? false
  }

  package func collectElements(into list: inout ElementList) {
    list.add(screen: screenName)
    collectContents(into: &list)
  }

  /// Adds what the controller shows, without naming it as a screen.
  package func collectContents(into list: inout ElementList) {
    if let content {
      content.hostCollectElements(into: &list)
    } else {
      rootView?.collectVisible(into: &list)
    }
  }

  package func receive(_ event: Event) { handle(event) }

  /// A child's will-appear callbacks are done.
  func childIsAppearing(_ child: UIViewController, _ change: ScreenChange) {}
  /// A child is about to leave for good.
  func childIsLeaving(_ child: UIViewController, _ change: ScreenChange) {}

  /// Forwards a phase of an appearance to the children.
  func forward(_ change: ScreenChange, _ phase: AppearancePhase) {
    forwardToChildren(change, phase)
  }

  /// Tears the stacks in the controller down, without callbacks.
  func dropStacks() {
    for child in children { child.dropStacks() }
    presentation = nil
    presentCompletion = nil
    dismissCompletions.removeAll()
  }
}

// Modelled: partial, documented
public import Foundation
import LifecycleModel
package import LifecycleSimulator

/// The item of a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  open var badgeValue: String?
  open var selectedImage: UIImage?

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}

/// The bar of a tab bar controller; its looks are accepted, not drawn.
@preconcurrency @MainActor open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
}

/// Decides about and is told of the choice of a tab.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

/// Names a tab that the system has words for.
extension UITabBarItem {
  /// The words and images that the system knows.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed

    var words: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.words, image: nil, tag: tag)
  }
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Several screens side by side, one of which is shown.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private var controllers: [UIViewController] = []
  private var tabs: [Tab] = []
  private var selected = 0
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) lazy var tabBar = UITabBar()

  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let shown = selectedViewController
    for old in controllers where !new.contains(where: { $0 === old }) && old !== shown {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    controllers = new
    if new.count > 5, traitCollection.horizontalSizeClass == .compact {
      simulator?.noteUnsupported(
        "UITabBarController with more than five tabs (the More tab)", file: "UITabBarController",
        line: 0)
    }
    tabs = new.map { Tab(controller: $0, bar: self) }
    tabBar.items = new.compactMap(\.tabBarItem)
    let kept = new.firstIndex { $0 === shown }
    selected = kept ?? min(selected, max(0, new.count - 1))
    if kept == nil { exchange(shown, for: selectedViewController) }
    if kept == nil, let shown, shown.parent === self { shown.removeFromParent() }
  }

  open var selectedIndex: Int {
    get { selected }
    set {
      guard controllers.indices.contains(newValue), newValue != selected else { return }
      let old = selectedViewController
      selected = newValue
      exchange(old, for: selectedViewController)
    }
  }

  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(selected) ? controllers[selected] : nil }
    set {
      if let index = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  override var managesChildrenByViews: Bool { false }

  /// A person taps a tab; a second tap on it pops its stack to the root.
  fileprivate func choose(_ controller: UIViewController) -> Bool {
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return true }
    // Programmatic changes tell nobody; this is the one way to `didSelect`.
    if controller === selectedViewController {
      _ = (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
    return true
  }

  /// The order is the one that tab switches print: the new screen's will-appear comes first.
  private func exchange(_ old: UIViewController?, for new: UIViewController?) {
    guard appearance == .appeared || appearance == .appearing else { return }
    let enter = ScreenChange(
      cause: .tabSwitch, container: .tab, role: .top, isAnimated: false)
    let leave = ScreenChange(
      cause: .tabSwitch, container: .tab, role: .visitedTab, isAnimated: false)
    new?.beginAppearing(enter)
    if let old {
      simulator?.focus.endEditing(on: old, cause: .tabSwitch)
      old.beginDisappearing(leave)
      old.endDisappearing(leave)
    }
    new?.endAppearing(enter)
  }

  override func forward(_ change: ScreenChange, _ phase: AppearancePhase) {
    guard let shown = selectedViewController else { return }
    var inner = change
    inner.isMoving = false
    switch phase {
    case .willAppear: shown.beginAppearing(inner)
    case .didAppear: shown.endAppearing(inner)
    case .willDisappear: shown.beginDisappearing(inner)
    case .didDisappear: shown.endDisappearing(inner)
    }
  }

  package override func containsInput(_ client: any TextInputClient) -> Bool {
    selectedViewController?.containsInput(client) ?? false
  }

  package override func collectElements(into list: inout ElementList) {
    collectContents(into: &list)
  }

  package override func collectContents(into list: inout ElementList) {
    selectedViewController?.collectElements(into: &list)
    for tab in tabs { list.add(tab) }
  }

  /// A tab as a person sees it.
  @MainActor private final class Tab: Element {
    private weak var controller: UIViewController?
    private unowned let bar: UITabBarController

    init(controller: UIViewController, bar: UITabBarController) {
      self.controller = controller
      self.bar = bar
    }

    var elementRole: ElementRole { .tab }
    var elementLabel: String {
      let item = controller?.tabBarItem
      return item?.accessibilityLabel ?? item?.title ?? controller?.title ?? ""
    }
    var elementValue: String { bar.selectedViewController === controller ? "selected" : "" }
    var elementIdentifier: String? { controller?.tabBarItem.accessibilityIdentifier }
    var isElementEnabled: Bool { controller?.tabBarItem.isEnabled ?? false }

    func perform(_ gesture: Touch) -> Bool {
      guard gesture == .tap, let controller else { return false }
      return bar.choose(controller)
    }
  }
}

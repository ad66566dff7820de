// Modelled: partial, documented
public import Foundation
package import LifecycleSimulator

/// What the navigation bar shows for a controller.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// When the large title shows; accepted, not drawn.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  weak var controller: UIViewController?
  private var ownTitle: String?
  open var prompt: String?
  open var titleView: UIView?
  open var hidesBackButton = false
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var leftItemsSupplementBackButton = false
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The search whose bar stands below the title.
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?

  /// Where the search bar stands; accepted, not drawn.
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }
  /// The words of the back button that leads to this screen; accepted, the title is taken.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  public init(title: String) {
    ownTitle = title.isEmpty ? nil : title
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  /// The title; the controller's own unless it is set here.
  open var title: String? {
    get { ownTitle ?? controller?.title }
    set { ownTitle = newValue }
  }

  var shownTitle: String? {
    let title = title
    return title?.isEmpty == true ? nil : title
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }
}

/// The bar of a navigation controller; its looks are accepted, not drawn.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var topItem: UINavigationItem? { items?.last }
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var barStyle = UIBarStyle.default
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  open var items: [UINavigationItem]?
}

/// The bar at the bottom of a navigation controller.
@preconcurrency @MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var barStyle = UIBarStyle.default

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  package override func collectVisible(into list: inout ElementList) {
    for item in items ?? [] { item.collect(into: &list) }
  }
}

/// How a bar looks; accepted, not drawn.
public enum UIBarStyle: Int, Sendable { case `default`, black }
/// The size of a bar; accepted, not drawn.
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

/// How a bar looks; accepted, not drawn.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  open var backgroundImage: UIImage?
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks; accepted, not drawn.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

// Modelled: partial, documented
public import Foundation
import LifecycleModel
package import LifecycleSimulator

/// A list and its detail: side by side where there is room, else one stack.
///
/// The device decides once, when the controller first appears; a device whose width changes while
/// the app runs is not modelled.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns there are; the classic controller has none of its own.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// One of the columns.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  /// Which columns show.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  /// How columns share the room; accepted, not drawn.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  /// The side of the primary column; accepted, not drawn.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }

  public let style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic { didSet { displayModeWasChosen() } }
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var primaryEdge = PrimaryEdge.leading
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var preferredPrimaryColumnWidth: CGFloat = -1
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1
  open var minimumPrimaryColumnWidth: CGFloat = -1
  open var maximumPrimaryColumnWidth: CGFloat = -1
  open var preferredSupplementaryColumnWidth: CGFloat = -1
  open var preferredSupplementaryColumnWidthFraction: CGFloat = -1

  /// What the app put into each column.
  var given: [Column: UIViewController] = [:]
  /// The columns as they are shown: each in a navigation controller where the style says so.
  var wrapped: [Column: UIViewController] = [:]
  /// The one stack that a compact width shows; nil while columns stand side by side.
  var collapsedRoot: UIViewController?
  private(set) var isDecided = false
  private(set) var hiddenColumns: Set<Column> = []
  private lazy var displayModeButton = DisplayModeButton(split: self)

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Whether one stack shows what has been columns.
  open var isCollapsed: Bool {
    isDecided ? collapsedRoot != nil : traitCollection.horizontalSizeClass == .compact
  }

  open var splitBehavior: SplitBehavior { .tile }
  open var displayMode: DisplayMode {
    if isCollapsed || hiddenColumns.contains(.primary) { return .secondaryOnly }
    return style == .tripleColumn && !hiddenColumns.contains(.supplementary)
      ? .twoBesideSecondary : .oneBesideSecondary
  }
  /// A button that hides and shows the primary column.
  open var displayModeButtonItem: UIBarButtonItem { displayModeButton }

  // MARK: Columns

  /// The controllers of a classic split: primary and secondary; collapsed, the one stack.
  open var viewControllers: [UIViewController] {
    get { collapsedRoot.map { [$0] } ?? shownColumns.compactMap { wrapped[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue[1] : nil, for: .secondary)
    }
  }

  open func viewController(for column: Column) -> UIViewController? { given[column] }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    given[column] = vc
    if collapsedRoot != nil {
      putIntoStack(vc, for: column)
    } else {
      putBeside(vc, for: column)
    }
  }

  /// Shows a column: beside the others, or on the top of the stack.
  open func show(_ column: Column) {
    if let stack = collapsedRoot as? UINavigationController {
      reveal(column, on: stack)
    } else if hiddenColumns.contains(column) {
      delegate?.splitViewController(self, willShow: column)
      change(hidden: hiddenColumns.subtracting([column]))
    }
  }

  /// Hides a column; collapsed, the stack goes back below it.
  open func hide(_ column: Column) {
    if let stack = collapsedRoot as? UINavigationController {
      conceal(column, on: stack)
    } else if !hiddenColumns.contains(column), wrapped[column] != nil, column != .secondary {
      delegate?.splitViewController(self, willHide: column)
      change(hidden: hiddenColumns.union([column]))
    }
  }

  /// Shows a controller where `show(_:sender:)` was called from outside a stack: as the primary.
  func showHere(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) == true { return }
    if let stack = collapsedRoot as? UINavigationController {
      stack.pushContent(of: controller)
    } else {
      setViewController(controller, for: .primary)
    }
  }

  func showDetail(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    given[.secondary] = controller
    if let stack = collapsedRoot as? UINavigationController {
      stack.pushContent(of: controller)
    } else if collapsedRoot != nil {
      present(controller, animated: true)
    } else {
      putBeside(controller, for: .secondary)
    }
  }

  /// The columns that show side by side, in reading order.
  var shownColumns: [Column] {
    [Column.primary, .supplementary, .secondary].filter {
      wrapped[$0] != nil && !hiddenColumns.contains($0)
    }
  }

  override var managesChildrenByViews: Bool { false }

  // MARK: Appearance

  override func forward(_ change: ScreenChange, _ phase: AppearancePhase) {
    if phase == .willAppear { decide() }
    var inner = change
    inner.isMoving = false
    for child in shownControllers { child.take(inner, phase) }
  }

  var shownControllers: [UIViewController] {
    collapsedRoot.map { [$0] } ?? shownColumns.compactMap { wrapped[$0] }
  }

  private func decide() {
    guard !isDecided else { return }
    isDecided = true
    if preferredDisplayMode == .secondaryOnly { hiddenColumns = [.primary, .supplementary] }
    guard traitCollection.horizontalSizeClass == .compact else { return }
    collapsedRoot = makeCollapsedRoot()
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func displayModeWasChosen() {
    guard isDecided, collapsedRoot == nil else { return }
    let mode = preferredDisplayMode
    let hidden: Set<Column> = mode == .secondaryOnly ? [.primary, .supplementary] : []
    guard hidden != hiddenColumns else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    change(hidden: hidden)
  }

  private func change(hidden: Set<Column>) {
    let old = shownControllers
    hiddenColumns = hidden
    exchange(old, for: shownControllers)
  }

  package override func containsInput(_ client: any TextInputClient) -> Bool {
    shownControllers.contains { $0.containsInput(client) }
  }

  package override func collectElements(into list: inout ElementList) {
    collectContents(into: &list)
  }

  package override func collectContents(into list: inout ElementList) {
    for controller in shownControllers { controller.collectElements(into: &list) }
  }
}

/// The button that hides and shows the primary column.
private final class DisplayModeButton: UIBarButtonItem {
  private weak var split: UISplitViewController?

  init(split: UISplitViewController) {
    self.split = split
    super.init()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var title: String? {
    get { "Sidebar" }
    set {}
  }

  override func trigger() {
    guard let split, !split.isCollapsed else { return }
    if split.hiddenColumns.contains(.primary) { split.show(.primary) } else { split.hide(.primary) }
  }
}

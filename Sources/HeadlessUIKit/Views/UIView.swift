// Modelled: partial, documented
public import Foundation
package import LifecycleModel
public import LifecycleSimulator

/// A part of the screen: it holds other views, and shows and reacts to things.
///
/// Frames are kept but not computed: what is on the screen is decided by the hierarchy, by
/// `isHidden` and `alpha`, and by the rows that fit, not by coordinates.
@preconcurrency @MainActor open class UIView: UIResponder, Element {
  // MARK: Geometry and looks

  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frame.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  private var boundsOrigin = CGPoint.zero
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var contentMode = ContentMode.scaleToFill
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open private(set) lazy var layer = CALayer()

  // MARK: Hierarchy

  // Plain pointers and not weak references, which make every retain of their target slow. None can
  // dangle: a view that dies clears its children's `above`, a window that dies clears `inside` in
  // its whole tree (a view that leaves the tree before has it cleared by `move(to:)`), a controller
  // that dies clears its view's `controller`. `nonisolated(unsafe)` is for those deinits; everything
  // else runs on the main actor, and a view is never shared between threads.
  nonisolated(unsafe) var below: [UIView] = []
  nonisolated(unsafe) unowned(unsafe) var above: UIView?
  nonisolated(unsafe) unowned(unsafe) var inside: UIWindow?
  nonisolated(unsafe) unowned(unsafe) var controller: UIViewController?

  open var subviews: [UIView] { below }
  open var superview: UIView? { above }
  open var window: UIWindow? { inside }
  /// The window that the view is in.
  var attachedWindow: UIWindow? { inside }
  /// The controller whose root view this is.
  package var owner: UIViewController? { controller }

  // MARK: Layout

  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  open internal(set) var constraints: [NSLayoutConstraint] = []
  var needsLayout = true

  // MARK: Input and accessibility

  open var gestureRecognizers: [UIGestureRecognizer]?
  /// What else a person can do with the view.
  open var interactions: [any UIInteraction] = []
  open var isAccessibilityElement = false
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElementsHidden = false
  /// The view asked for the input before it was in a window.
  var awaitsFirstResponder = false

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  deinit { letGoOfSubviews() }

  /// Clears the pointers of the views below, which may outlive this one.
  nonisolated func letGoOfSubviews() {
    for view in below {
      view.above = nil
      if view.inside != nil { view.forgetWindow() }
    }
  }

  nonisolated private func forgetWindow() {
    inside = nil
    for view in below { view.forgetWindow() }
  }

  // MARK: What subclasses override

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func layoutSubviews() {}
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open func tintColorDidChange() {}
  open func awakeFromNib() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  open func sizeToFit() {}
  open func invalidateIntrinsicContentSize() {}
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// Whether a point is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The view that a touch at a point would reach; touches are driven by elements, not points.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isUserInteractionEnabled && !isHidden && self.point(inside: point, with: event) ? self : nil
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override var next: UIResponder? { owner ?? superview }
  package override var responderWindow: UIWindow? { attachedWindow }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    if attachedWindow == nil, canBecomeFirstResponder { awaitsFirstResponder = true }
    return super.becomeFirstResponder()
  }

  // MARK: Element

  package var elementRole: ElementRole {
    if accessibilityTraits.contains(.button) || hasTapAction { return .button }
    if accessibilityTraits.contains(.link) { return .link }
    if accessibilityTraits.contains(.header) { return .header }
    if accessibilityTraits.contains(.image) { return .image }
    return .other
  }
  package var elementLabel: String { accessibilityLabel ?? "" }
  package var elementValue: String { accessibilityValue ?? "" }
  package var elementPlaceholder: String { "" }
  package var elementIdentifier: String? { accessibilityIdentifier }
  package var isElementEnabled: Bool { isReachable }
  package var elementInput: (any TextInputClient)? { nil }
  package var isElementCancelling: Bool { false }
  /// Whether a person can perceive the view itself, apart from what is in it.
  package var isPerceivable: Bool {
    isAccessibilityElement || accessibilityLabel != nil || hasTapAction
  }

  package func perform(_ gesture: Touch) -> Bool {
    switch gesture {
    case .tap: passTapUp()
    case .longPress: passLongPressUp() || openMenu()
    case .pick(let title): passPickUp(title)
    default: false
    }
  }

  /// Does what an action of the row that the view is does; false when it is none or has none.
  func performRowAction(_ title: String) -> Bool { false }
  /// The menu that a long press on the view opens.
  var contextMenu: UIMenu? {
    for case let interaction as UIContextMenuInteraction in interactions {
      if let menu = interaction.configuration?.actionProvider?([]) { return menu }
    }
    return ownMenu?.actionProvider?([])
  }
  /// The menu that the container of the view gives it.
  var ownMenu: UIContextMenuConfiguration? { nil }

  /// The simulation that the view belongs to: its window's, else the current one.
  package var simulator: Simulator? { attachedWindow?.simulator ?? CurrentSimulation.simulator }

  /// Adds what a person can see and use of the view, in reading order.
  package func collectElements(into list: inout ElementList) {
    guard !isHidden, alpha >= 0.01, !accessibilityElementsHidden else { return }
    if let owner {
      owner.collectContents(into: &list)
    } else {
      collectVisible(into: &list)
    }
  }

  /// Adds what a person can perceive of the view and its subviews.
  package func collectVisible(into list: inout ElementList) {
    if isPerceivable { list.add(self) }
    for view in below { view.collectElements(into: &list) }
  }

  /// Whether the text input is inside the view, however deep.
  package func containsInput(_ client: any TextInputClient) -> Bool {
    if let owner, owner.content != nil, owner.content!.hostContainsInput(client) { return true }
    if let view = client as? UIView { return view.isDescendant(of: self) }
    return below.contains { $0.containsInput(client) }
  }
}

// Modelled: partial, documented
public import Foundation

/// What manages the presentation of a controller.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public unowned let presentedViewController: UIViewController
  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    super.init()
  }

  open var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? presentedViewController
  }
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }
  open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// What has the delegate of a presentation.
///
/// `delegate` is declared here and not in the class, so that sheets and popovers can declare one of
/// their own type, as Apple's do.
@preconcurrency @MainActor public protocol PresentationDelegateKeeping: AnyObject {
  var presentationDelegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

extension UIPresentationController: PresentationDelegateKeeping {
  public var presentationDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}

extension PresentationDelegateKeeping {
  /// What decides about and is told of a person closing the presentation.
  @preconcurrency @MainActor public var delegate: (any UIAdaptivePresentationControllerDelegate)?
  {
    get { presentationDelegate }
    set { presentationDelegate = newValue }
  }
}

/// What manages a sheet; its heights are accepted, not drawn.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public struct Detent: Hashable, Sendable {
    /// Names a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }
    public let identifier: Identifier
    public static func medium() -> Detent { Detent(identifier: .medium) }
    public static func large() -> Detent { Detent(identifier: .large) }
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier: identifier ?? Identifier("custom")) }
  }

  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    didSet { adaptiveDelegate = delegate }
  }
  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?
  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() {}
}

/// What a height of the app's own is computed from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// What manages a popover.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    didSet { adaptiveDelegate = delegate }
  }
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.zero
  open var sourceItem: AnyObject?
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  /// A popover whose arrow points at nothing cannot be shown.
  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil || sourceItem != nil }
}

/// The sides at which a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

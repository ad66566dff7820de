// Modelled: partial, documented
public import Foundation

/// Recognizes one gesture on a view and tells its targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far the recognition is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }

  private var receivers: [ActionReceiver] = []
  open internal(set) weak var view: UIView?
  open var isEnabled = true
  open var state = State.possible
  open var cancelsTouchesInView = true
  open var name: String?
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  public init(target: Any?, action: ActionSelector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public override convenience init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: ActionSelector) {
    receivers.append(ActionReceiver(target: target as AnyObject, selector: action))
  }

  /// Adds a target with a closure that gets it.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> Void
  ) {
    addTarget(target, action: ActionSelector(on: Target.self, action))
  }

  open func removeTarget(_ target: Any?, action: ActionSelector?) {
    receivers.removeAll {
      (target == nil || $0.target === (target as AnyObject)) && $0.selector.isMeant(by: action)
    }
  }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open func require(toFail other: UIGestureRecognizer) {}

  /// The person made the gesture.
  func recognize() {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return }
    state = .ended
    for receiver in receivers { receiver.send(sender: self, event: nil, from: view) }
    state = .possible
  }
}

/// Decides whether gestures are recognized.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

/// Recognizes taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// Recognizes a drag; drags are not driven, so it is never recognized.
///
/// - Modelled: accepted, inferred. No action of a person makes it.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognizes a quick movement; swipes over views are not driven, so it is never recognized.
///
/// - Modelled: accepted, inferred. No action of a person makes it.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The ways a swipe can go.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}

/// Recognizes a pinch; pinches are not driven, so it is never recognized.
///
/// - Modelled: accepted, inferred. No action of a person makes it.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  open var velocity: CGFloat { 0 }
}

/// Recognizes a rotation; rotations are not driven, so it is never recognized.
///
/// - Modelled: accepted, inferred. No action of a person makes it.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0
  open var velocity: CGFloat { 0 }
}

/// Recognizes a drag from the edge; the swipe back is driven, others never recognized.
///
/// - Modelled: accepted, inferred. No action of a person makes it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}

/// Recognizes a press that lasts.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

extension UIView {
  /// Lets a gesture be recognized on the view.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Stops recognizing a gesture on the view.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }
}

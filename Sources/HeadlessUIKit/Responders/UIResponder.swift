// Modelled: partial, documented
public import Foundation

/// An object that can respond to a person's input: a view, a controller, the application.
@preconcurrency @MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The next object in the responder chain.
  open var next: UIResponder? { nil }

  /// Whether the object can have the keyboard's input; false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object gives up its status when it is asked to.
  open var canResignFirstResponder: Bool { true }

  /// Whether input goes to this object.
  open var isFirstResponder: Bool {
    guard let window = responderWindow else { return false }
    return window.firstResponder === self
  }

  /// Asks for the input; returns whether it was granted.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    return window.makeFirstResponder(self)
  }

  /// Gives the input up; returns whether it did.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { responderWindow?.firstResponder = nil }
    return true
  }

  /// The view above the keyboard; accepted, not drawn.
  open var inputAccessoryView: UIView? { nil }

  /// The view that replaces the keyboard; accepted, not drawn.
  open var inputView: UIView? { nil }

  /// Tells the object that its input views changed; nothing is drawn, so nothing happens.
  open func reloadInputViews() {}

  /// The nearest undo manager up the responder chain; the window has the scene's.
  open var undoManager: UndoManager? {
    next?.undoManager ?? responderWindow.map { UndoManager.of($0.simulator) }
  }

  /// The window whose input the object can have.
  package var responderWindow: UIWindow? { nil }
}

/// A touch or another input event; carried to target-action methods.
@preconcurrency @MainActor open class UIEvent: NSObject {}

/// A touch; view subclasses can override the touch methods, gestures arrive as taps.
@preconcurrency @MainActor open class UITouch: NSObject {}

// Modelled: partial, documented
import LifecycleModel
import LifecycleSimulator

extension UIView {
  /// Whether touches reach the view: no view above it refuses them.
  var isReachable: Bool {
    var view: UIView? = self
    while let current = view {
      guard current.isUserInteractionEnabled, !current.isHidden else { return false }
      view = current.superview
    }
    return true
  }

  var hasTapAction: Bool {
    guard let gestureRecognizers else { return false }
    return gestureRecognizers.contains { $0.isEnabled && $0 is UITapGestureRecognizer }
  }

  /// Gives a tap to the nearest view that wants it: a gesture recognizer, or the row of a table.
  func passTapUp() -> Bool {
    var view: UIView? = self
    while let current = view {
      if current.isUserInteractionEnabled {
        if let tap = current.gestureRecognizers?.first(where: {
          $0.isEnabled && ($0 as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
        }) {
          guard current.isReachable else { return false }
          tap.recognize()
          return true
        }
        if let row = current as? any RowElement { return row.selectRow() }
        if let control = current as? UIControl, control !== self {
          return control.perform(.tap)
        }
      }
      view = current.superview
    }
    return false
  }

  func passLongPressUp() -> Bool {
    var view: UIView? = self
    while let current = view {
      if let press = current.gestureRecognizers?.first(where: {
        $0.isEnabled && $0 is UILongPressGestureRecognizer
      }), current.isReachable {
        press.recognize()
        return true
      }
      view = current.superview
    }
    return false
  }

  /// Chooses among the swipe actions of the row that the view is in, or from a menu above.
  func passPickUp(_ title: String) -> Bool {
    var view: UIView? = self
    while let current = view {
      if current.performRowAction(title) { return true }
      if current.isReachable, let menu = current.contextMenu, menu.choose(title, from: current) {
        return true
      }
      view = current.superview
    }
    return false
  }

  /// Makes the text field inside the view end editing; returns whether nothing edits any more.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let window = attachedWindow else { return true }
    let focus = window.simulator.focus
    if let client = focus.current, containsInput(client) {
      if force {
        _ = client.inputShouldEnd()
        focus.clientRemoved(client, cause: .program)
      } else {
        return focus.end(cause: .program)
      }
    } else if let responder = window.firstResponder as? UIView, responder.isDescendant(of: self) {
      return responder.resignFirstResponder()
    }
    return true
  }

  /// Ends an edit inside the view because the view goes away; it cannot be refused.
  func endEditingInside(cause: Cause) {
    guard let window = attachedWindow else { return }
    if let responder = window.firstResponder as? UIView, responder.isDescendant(of: self) {
      window.firstResponder = nil
    }
    let focus = window.simulator.focus
    guard let client = focus.current, containsInput(client) else { return }
    if !focus.end(cause: cause) { focus.clientRemoved(client, cause: cause) }
  }
}

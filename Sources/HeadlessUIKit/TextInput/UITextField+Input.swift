// Modelled: full, documented
public import Foundation
package import LifecycleModel
public import LifecycleSimulator
import VirtualTime

extension UITextField: TextInputClient {
  package var inputName: String {
    accessibilityLabel ?? placeholder ?? accessibilityIdentifier ?? "text field"
  }
  package var inputText: String { buffer.text }

  package func inputShouldBegin() -> Bool {
    isEnabled && isReachable && (delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  package func inputDidBegin(_ cause: Cause) {
    sessionContainer = eventContainer
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    send(.textDidBeginEditing, cause)
  }

  package func inputShouldEnd() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  package func inputDidEnd(_ cause: Cause) {
    if buffer.marked != nil { buffer = TextBuffer(confirmed: buffer.text) }
    isGivingUpKeyboard = true
    send(.textDidEndEditing, cause)
    isGivingUpKeyboard = false
  }

  package func inputType(_ text: String) {
    let old = buffer.text
    guard old != text else { return }
    if let delegate {
      let change = TextBuffer.replacement(from: old, to: text)
      guard
        delegate.textField(
          self, shouldChangeCharactersIn: change.range, replacementString: change.string)
      else { return }
    }
    buffer = TextBuffer(confirmed: text)
    chosenSelection = nil
    send(.textDidChange, .typing)
  }

  /// The clear button was touched.
  func clearByHand() -> Bool {
    guard isElementEnabled, delegate?.textFieldShouldClear(self) ?? true else { return true }
    buffer = TextBuffer()
    chosenSelection = nil
    send(.textDidChange, .typing)
    return true
  }

  package func inputReturn(_ key: UserAction.ReturnKey) -> Bool {
    if buffer.marked != nil {
      inputUnmark(keep: true)
      return false
    }
    returnAnswer = true
    send(.textShouldReturn, .returnKey)
    guard returnAnswer else { return false }
    sendActions(for: .primaryActionTriggered)
    guard allControlEvents.contains(.editingDidEndOnExit) else { return false }
    sendActions(for: .editingDidEndOnExit)
    return true
  }

  /// The text that an input method has not confirmed yet.
  public var markedTextRange: UITextRange? {
    buffer.marked.map {
      UITextRange(NSRange(location: buffer.confirmed.utf16.count, length: $0.utf16.count))
    }
  }

  /// Changes text as code does that inserts or replaces: the targets are told, nobody is asked.
  func editInCode(_ text: String, selection: NSRange) {
    buffer = TextBuffer(confirmed: text)
    chosenSelection = selection
    send(.textDidChange, .program)
  }

  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  func send(_ kind: EventKind, _ cause: Cause) {
    let event = LifecycleSimulator.Event(kind, cause: cause, container: sessionContainer)
    guard let simulator else {
      receive(event)
      return
    }
    simulator.dispatcher.deliver(event, to: self)
  }

  func tellBegin() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func tellChange() {
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func tellEnd() {
    if let delegate, let simulator,
      simulator.decide(simulator.behavior.controllers.endEditingReason) == .notGiven
    {
      delegate.textFieldDidEndEditing(self)
    } else {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
    }
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }
}

extension UIView {
  /// The container whose delivery rules apply to events of the view.
  var eventContainer: Container {
    var view: UIView? = self
    while let current = view {
      if current is UITableView { return .table }
      if let owner = current.owner {
        if owner.parent is UINavigationController { return .navigation }
        if owner.presentation != nil { return owner.presentation!.style.container }
      }
      view = current.superview
    }
    return .window
  }
}

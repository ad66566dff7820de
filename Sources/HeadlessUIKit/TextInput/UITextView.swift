public import Foundation
package import LifecycleModel
public import LifecycleSimulator

/// Decides about and is told of the editing of a text view.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// A field for text of many lines; Return adds a line.
@preconcurrency @MainActor open class UITextView: UIScrollView, EventTarget, TextInputClient {
  private var buffer = TextBuffer()
  private var sessionContainer = Container.window
  private var accessory: UIView?

  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var selectedRange = NSRange(location: 0, length: 0)

  public init(frame: CGRect, textContainer: AnyObject? = nil) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text; setting it tells nobody and drops what is not confirmed.
  open var text: String! {
    get { buffer.text }
    set { buffer = TextBuffer(confirmed: newValue ?? "") }
  }
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: buffer.text) }
    set { text = newValue?.string }
  }
  open var hasText: Bool { !buffer.text.isEmpty }
  open var markedTextRange: UITextRange? {
    buffer.marked.map {
      UITextRange(NSRange(location: buffer.confirmed.utf16.count, length: $0.utf16.count))
    }
  }
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  open override var canBecomeFirstResponder: Bool { isEditable && !isHidden }
  open override var isFirstResponder: Bool {
    guard let window = attachedWindow else { return false }
    return window.simulator.focus.current === self
  }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard let window = attachedWindow else {
      awaitsFirstResponder = true
      return false
    }
    if let other = window.firstResponder, !other.resignFirstResponder() { return false }
    return window.simulator.focus.begin(self, cause: .program)
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, let window = attachedWindow else { return true }
    return window.simulator.focus.end(cause: .program)
  }

  // MARK: Element

  package override var elementRole: ElementRole { isEditable ? .textView : .text }
  package override var elementValue: String { buffer.text }
  package override var elementInput: (any TextInputClient)? { isEditable ? self : nil }
  package override var isPerceivable: Bool { true }
  package override func perform(_ gesture: Gesture) -> Bool {
    guard isEditable else { return super.perform(gesture) }
    guard gesture == .tap, isElementEnabled, let window = attachedWindow else { return false }
    return window.simulator.focus.begin(self, cause: .focusMove)
  }

  // MARK: Input

  package var inputName: String { accessibilityLabel ?? accessibilityIdentifier ?? "text view" }
  package var inputText: String { buffer.text }
  package var eventName: String { inputName }

  package func inputShouldBegin() -> Bool {
    isEditable && isReachable && (delegate?.textViewShouldBeginEditing(self) ?? true)
  }
  package func inputDidBegin(_ cause: Cause) {
    sessionContainer = eventContainer
    send(.textDidBeginEditing, cause)
  }
  package func inputShouldEnd() -> Bool { delegate?.textViewShouldEndEditing(self) ?? true }
  package func inputDidEnd(_ cause: Cause) {
    if buffer.marked != nil { buffer = TextBuffer(confirmed: buffer.text) }
    send(.textDidEndEditing, cause)
  }
  package func inputType(_ text: String) {
    guard buffer.text != text, allows(text) else { return }
    change(to: TextBuffer(confirmed: text))
  }
  package func inputMark(_ text: String) {
    guard allows(buffer.confirmed + text) else { return }
    change(to: TextBuffer(confirmed: buffer.confirmed, marked: text))
  }
  package func inputUnmark(keep: Bool) {
    guard buffer.marked != nil else { return }
    change(to: TextBuffer(confirmed: keep ? buffer.text : buffer.confirmed))
  }
  package func inputReturn(_ key: UserAction.ReturnKey) -> Bool {
    inputType(buffer.text + "\n")
    return false
  }

  package func receive(_ event: Event) {
    switch event.kind {
    case .textDidBeginEditing:
      delegate?.textViewDidBeginEditing(self)
      post(Self.textDidBeginEditingNotification)
    case .textDidChange:
      delegate?.textViewDidChangeSelection(self)
      delegate?.textViewDidChange(self)
      post(Self.textDidChangeNotification)
    case .textDidEndEditing:
      delegate?.textViewDidEndEditing(self)
      post(Self.textDidEndEditingNotification)
    default: break
    }
  }

  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  private func allows(_ text: String) -> Bool {
    guard let delegate else { return true }
    let change = TextBuffer.replacement(from: buffer.text, to: text)
    return delegate.textView(
      self, shouldChangeTextIn: change.range, replacementText: change.string)
  }

  private func change(to new: TextBuffer) {
    buffer = new
    selectedRange = NSRange(location: new.text.utf16.count, length: 0)
    send(.textDidChange, .typing)
  }

  private func send(_ kind: EventKind, _ cause: Cause) {
    let event = Event(kind, cause: cause, container: sessionContainer)
    guard let simulator else {
      receive(event)
      return
    }
    simulator.dispatcher.deliver(event, to: self)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

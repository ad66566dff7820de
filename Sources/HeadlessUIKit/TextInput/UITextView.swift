// Modelled: partial, documented
public import Foundation
package import LifecycleModel
public import LifecycleSimulator
import VirtualTime

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
  func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
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
  public func textView(
    _ textView: UITextView, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// A field for text of many lines; Return adds a line.
@preconcurrency @MainActor open class UITextView: UIScrollView, EventTarget, TextInputClient {
  var buffer = TextBuffer()
  private var sessionContainer = Container.window
  /// The text when the session under way began.
  private(set) var textAtStart = ""
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
  open var inputDelegate: AnyObject?
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var textContentType: UITextContentType!
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var isFindInteractionEnabled = false
  open var adjustsFontForContentSizeCategory = false
  open var dataDetectorTypes = UIDataDetectorTypes([])
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// What lays the text out; accepted, nothing is laid out.
  open private(set) lazy var textContainer = NSTextContainer()
  /// The text with its attributes; changes of it are written back when editing ends.
  open var textStorage: NSTextStorage { NSTextStorage(view: self) }
  private var keyboard: UIView?
  open override var inputView: UIView? {
    get { keyboard }
    set { keyboard = newValue }
  }
  open func scrollRangeToVisible(_ range: NSRange) {}
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The place of the cursor or what is selected; typing by a person goes to the end.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet { if oldValue != selectedRange, !isChanging { tellSelection() } }
  }
  private var isChanging = false

  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called when the text is laid out anew and nobody is told of a change.
  package var onLayout: (() -> Void)?

  /// The text; setting another one tells nobody and drops what is not confirmed.
  open var text: String! {
    get { buffer.text }
    set {
      forgetTypingIfSet()
      if goesOnComposing(newValue ?? "") { return }
      buffer = TextBuffer(confirmed: newValue ?? "")
      selectedRange = NSRange(location: buffer.text.utf16.count, length: 0)
    }
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
  open override var isFirstResponder: Bool { hasKeyboard }
  @discardableResult open override func becomeFirstResponder() -> Bool { takeKeyboard() }
  @discardableResult open override func resignFirstResponder() -> Bool { giveUpKeyboard() }

  // MARK: Element

  package override var elementRole: ElementRole { isEditable ? .textView : .text }
  package override var elementValue: String { buffer.text }
  package override var elementInput: (any TextInputClient)? { isEditable ? self : nil }
  package override var isPerceivable: Bool { true }
  package override func perform(_ gesture: Touch) -> Bool {
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
    textAtStart = buffer.text
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
    change(
      to: TextBuffer(confirmed: buffer.confirmed, marked: text), isTold: tellsOfMarkedText)
  }
  package func inputUnmark(keep: Bool) {
    guard buffer.marked != nil else { return }
    change(to: TextBuffer(confirmed: keep ? buffer.text : buffer.confirmed))
  }
  package func inputReturn(_ key: UserAction.ReturnKey) -> Bool {
    if buffer.marked != nil {
      inputUnmark(keep: true)
      return false
    }
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

  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  private func allows(_ text: String) -> Bool {
    guard let delegate else { return true }
    let change = TextBuffer.replacement(from: buffer.text, to: text)
    return delegate.textView(
      self, shouldChangeTextIn: change.range, replacementText: change.string)
  }

  private func change(to new: TextBuffer, isTold: Bool = true) {
    buffer = new
    isChanging = true
    defer { isChanging = false }
    selectedRange = NSRange(location: new.text.utf16.count, length: 0)
    if isTold { send(.textDidChange, .typing) } else { onLayout?() }
  }

  private func tellSelection() { delegate?.textViewDidChangeSelection(self) }

  /// Changes text as code does that inserts or replaces: the delegate is told, not asked.
  func editInCode(_ text: String, selection: NSRange) {
    buffer = TextBuffer(confirmed: text)
    isChanging = true
    selectedRange = selection
    isChanging = false
    send(.textDidChange, .program)
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

  // MARK: Editing in code; a subclass may override these

  /// Puts text where the cursor is or in place of what is selected, without asking the delegate.
  open func insertText(_ text: String) { replacePart(selectedRange, with: text) }
  /// Removes what is selected, or the character before the cursor.
  open func deleteBackward() { deleteBeforeCursor() }
  /// Replaces a part of the text, without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    replacePart(range.range, with: text)
  }
}

// Modelled: full, documented
public import Foundation
package import LifecycleModel
package import LifecycleSimulator

/// A field for one line of text.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  /// The frame of a field; accepted, not drawn.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When something beside the text shows.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  var buffer = TextBuffer()
  /// The container whose rules apply to the session under way.
  var sessionContainer = Container.window
  /// Whether the end of editing is being told.
  var isGivingUpKeyboard = false
  /// What the delegate answered to the Return key.
  var returnAnswer = true

  open weak var delegate: (any UITextFieldDelegate)?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: buffer.text) }
    set { text = newValue?.string }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearsOnBeginEditing = false
  open var clearButtonMode = ViewMode.never
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false
  open var enablesReturnKeyAutomatically = false
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var background: UIImage?
  open var inputDelegate: AnyObject?
  private lazy var clearButton = ClearButton(self)
  private var accessory: UIView?
  private var keyboard: UIView?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text; setting another one tells nobody and drops what is not confirmed.
  open var text: String? {
    get { buffer.text }
    set {
      if goesOnComposing(newValue ?? "") { return }
      buffer = TextBuffer(confirmed: newValue ?? "")
      chosenSelection = nil
    }
  }

  /// What code selected; nil while the cursor stands at the end.
  var chosenSelection: NSRange?
  /// The place of the cursor or what is selected; typing by a person goes to the end.
  var selectedRange: NSRange {
    get { chosenSelection ?? NSRange(location: buffer.text.utf16.count, length: 0) }
    set {
      guard newValue != selectedRange else { return }
      chosenSelection = newValue
      if isFirstResponder { delegate?.textFieldDidChangeSelection(self) }
    }
  }

  open var hasText: Bool { !buffer.text.isEmpty }
  open var isEditing: Bool { isFirstResponder }

  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  open override var inputView: UIView? {
    get { keyboard }
    set { keyboard = newValue }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isEnabled && !isHidden }

  open override var isFirstResponder: Bool { hasKeyboard }
  @discardableResult open override func becomeFirstResponder() -> Bool { takeKeyboard() }
  @discardableResult open override func resignFirstResponder() -> Bool { giveUpKeyboard() }

  // MARK: Element

  package override var elementRole: ElementRole { isSecureTextEntry ? .secureField : .textField }
  package override var elementValue: String { buffer.text }
  package override var elementPlaceholder: String { placeholder ?? "" }
  package override var elementInput: (any TextInputClient)? { self }
  package override var eventName: String { inputName }

  package override func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap, isElementEnabled, let window = attachedWindow else { return false }
    return window.simulator.focus.begin(self, cause: .focusMove)
  }

  package override func receive(_ event: LifecycleSimulator.Event) {
    switch event.kind {
    case .textDidBeginEditing: tellBegin()
    case .textDidChange: tellChange()
    case .textDidEndEditing: tellEnd()
    case .textShouldReturn: returnAnswer = delegate?.textFieldShouldReturn(self) ?? true
    default: super.receive(event)
    }
  }

  package override func collectVisible(into list: inout ElementList) {
    if shows(leftViewMode), let leftView { leftView.collectElements(into: &list) }
    list.add(self)
    if hasText, shows(clearButtonMode), isEnabled { list.add(clearButton) }
    if shows(rightViewMode), let rightView { rightView.collectElements(into: &list) }
    for view in subviews { view.collectElements(into: &list) }
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isFirstResponder
    case .unlessEditing: !isFirstResponder
    case .always: true
    }
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

/// The button in a field that empties it.
@MainActor private final class ClearButton: Element {
  private unowned let field: UITextField
  init(_ field: UITextField) { self.field = field }
  var elementRole: ElementRole { .button }
  var elementLabel: String { "Clear text" }
  func perform(_ gesture: Touch) -> Bool { gesture == .tap && field.clearByHand() }
}

/// A field for a search; its clear and search keys are the ones of its text field.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

// Modelled: partial, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// Takes text and deletions, as a field does from the keyboard.
@preconcurrency @MainActor public protocol UIKeyInput: AnyObject {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// Text that is edited, with a selection; positions count in UTF-16 units from the start.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func unmarkText()
}

/// What follows from positions that count from the start.
extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    if (self as? UITextField)?.losesPositions == true { return nil }
    return UITextRange(fromPosition, toPosition)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...endOfDocument.offset).contains(target) ? UITextPosition(target) : nil
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
}

/// A field as what edits its text in code sees it.
@MainActor protocol TextEditing: AnyObject {
  var wholeText: String { get }
  var selectedRange: NSRange { get set }
  /// Changes the text; the delegate and the targets are told, nobody is asked.
  func editInCode(_ text: String, selection: NSRange)
}

extension TextEditing {
  func part(_ range: NSRange) -> String? {
    Range(range, in: wholeText).map { String(wholeText[$0]) }
  }

  func replacePart(_ range: NSRange, with text: String) {
    guard let place = Range(range, in: wholeText) else { return }
    editInCode(
      wholeText.replacingCharacters(in: place, with: text),
      selection: NSRange(location: range.location + text.utf16.count, length: 0))
  }

  /// Removes what is selected, or the character before the cursor.
  func deleteBeforeCursor() {
    var range = selectedRange
    if range.length == 0 {
      let whole = wholeText
      guard let end = Range(range, in: whole)?.lowerBound, end > whole.startIndex else { return }
      range = NSRange(whole.index(before: end)..<end, in: whole)
    }
    replacePart(range, with: "")
  }
}

extension TextEditing where Self: UIView & TextInputClient {
  var hasKeyboard: Bool { simulator?.focus.current === self }

  /// Asks for the keyboard; a field that is in no window yet gets it once it is.
  func takeKeyboard() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard let window = attachedWindow else {
      awaitsFirstResponder = true
      return false
    }
    if let other = window.firstResponder, !other.resignFirstResponder() { return false }
    return window.simulator.focus.begin(self, cause: .program)
  }

  func giveUpKeyboard() -> Bool {
    guard hasKeyboard, let simulator else { return true }
    return simulator.focus.end(cause: .program)
  }
}

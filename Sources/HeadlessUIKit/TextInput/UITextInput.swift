// Modelled: partial, documented
public import Foundation

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

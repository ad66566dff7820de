// Modelled: full, documented
public import Foundation

extension UITextField: UITextInput, TextEditing {
  var wholeText: String { buffer.text }

  /// The place of the cursor or what is selected.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.range } }
  }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(buffer.text.utf16.count) }

  public func text(in range: UITextRange) -> String? { part(range.range) }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { UITextRange(fromPosition, toPosition) }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = position.offset + offset
    return (0...buffer.text.utf16.count).contains(target) ? UITextPosition(target) : nil
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Replaces a part of the text, without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    replacePart(range.range, with: text)
  }
  /// Puts text where the cursor is or in place of what is selected, without asking the delegate.
  public func insertText(_ text: String) { replacePart(selectedRange, with: text) }
  /// Removes what is selected, or the character before the cursor.
  public func deleteBackward() { deleteBeforeCursor() }
  /// Selects everything.
  public func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: buffer.text.utf16.count)
  }
  /// Confirms the text of a composition.
  public func unmarkText() { inputUnmark(keep: true) }
}

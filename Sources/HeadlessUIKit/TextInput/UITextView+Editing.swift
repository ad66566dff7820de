// Modelled: full, documented
import Foundation

extension UITextView: UITextInput, TextEditing {
  var wholeText: String { buffer.text }

  /// The place of the cursor or what is selected.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { if let newValue { selectedRange = newValue.range } }
  }
  public var endOfDocument: UITextPosition { UITextPosition(buffer.text.utf16.count) }
  public func text(in range: UITextRange) -> String? { part(range.range) }
  /// Selects everything.
  public func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: buffer.text.utf16.count)
  }
  /// Confirms the text of a composition.
  public func unmarkText() { inputUnmark(keep: true) }
}

// Modelled: partial, documented
import Foundation

/// The text of a field, and the part of it that an input method has not confirmed.
struct TextBuffer {
  var confirmed = ""
  var marked: String?

  var text: String { marked.map { confirmed + $0 } ?? confirmed }

  /// What one keystroke replaced to get from one text to another, in UTF-16 units.
  static func replacement(from old: String, to new: String) -> (range: NSRange, string: String) {
    if new.hasPrefix(old) {
      return (NSRange(location: old.utf16.count, length: 0), String(new.dropFirst(old.count)))
    }
    let prefix = old.commonPrefix(with: new, options: .literal)
    let (oldRest, newRest) = (old.dropFirst(prefix.count), new.dropFirst(prefix.count))
    var suffix = 0
    for (left, right) in zip(oldRest.reversed(), newRest.reversed()) {
      guard left == right else { break }
      suffix += 1
    }
    let removed = oldRest.dropLast(suffix)
    return (
      NSRange(location: prefix.utf16.count, length: removed.utf16.count),
      String(newRest.dropLast(suffix))
    )
  }
}

/// A position in a field's text.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A range of a field's text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  let range: NSRange
  init(_ range: NSRange) {
    self.range = range
    super.init()
  }
  init(_ from: UITextPosition, _ to: UITextPosition) {
    range = NSRange(location: min(from.offset, to.offset), length: abs(to.offset - from.offset))
    super.init()
  }
  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  open var isEmpty: Bool { range.length == 0 }
}

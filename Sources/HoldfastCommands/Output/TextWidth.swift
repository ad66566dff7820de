/// The columns that text takes on a terminal.
enum TextWidth {
  /// The width of the text; East Asian wide characters take two columns.
  static func of(_ text: String) -> Int {
    text.reduce(0) { $0 + width(of: $1) }
  }

  /// The text filled up with spaces to a width, or cut with `…` to fit it.
  static func fitted(_ text: String, to width: Int) -> String {
    let cut = shortened(text, to: width)
    return cut + String(repeating: " ", count: width - of(cut))
  }

  /// The text, cut with `…` when it is wider than a width.
  static func shortened(_ text: String, to width: Int) -> String {
    guard of(text) > width else { return text }
    var result = ""
    var used = 0
    for character in text {
      let next = Self.width(of: character)
      guard used + next < width else { break }
      result.append(character)
      used += next
    }
    return result + "…"
  }

  /// The text in lines of a width; a longer word has a line of its own.
  ///
  /// - Parameter indent: The spaces before each line, which count.
  static func wrapped(_ text: String, to width: Int = MatrixTable.width, indent: Int = 0)
    -> [String]
  {
    let margin = String(repeating: " ", count: indent)
    var lines = [margin]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last == margin {
        lines[lines.count - 1] += word
      } else if of(last) + 1 + of(String(word)) <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(margin + word)
      }
    }
    return lines
  }

  private static func width(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}

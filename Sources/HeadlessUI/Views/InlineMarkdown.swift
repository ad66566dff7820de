/// Takes the markup out of a line: what a person reads of emphasis, code and links.
enum InlineMarkdown {
  /// Whether a text holds a sign that may be markup.
  static func mayMark(_ text: String) -> Bool {
    // Asked for each literal of each body: most texts lie in one piece.
    if let found = text.utf8.withContiguousStorageIfAvailable({ bytes in
      bytes.contains { $0 < 0x80 && isSign($0) }
    }) {
      return found
    }
    return text.utf8.contains(where: isSign)
  }

  /// The text with its signs taken literally.
  static func escaped(_ text: String) -> String {
    guard mayMark(text) else { return text }
    var result = ""
    for character in text {
      if let byte = character.asciiValue, isSign(byte) || character == "]" { result += "\\" }
      result.append(character)
    }
    return result
  }

  /// The text without the backslashes of `escaped`.
  static func unescaped(_ text: String) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      isEscaped = false
      result.append(character)
    }
    return result
  }

  static func plain(_ text: String) -> String {
    guard mayMark(text) else { return text }
    return plain(Array(text)[...])
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "~"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  private static func plain(_ text: ArraySlice<Character>) -> String {
    var result = ""
    var index = text.startIndex
    while index < text.endIndex {
      if let (words, end) = span(in: text, at: index) {
        result += words
        index = end
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  /// What a sign and its counterpart enclose, and where that ends; nil when the sign is a letter.
  private static func span(in text: ArraySlice<Character>, at start: Int) -> (String, Int)? {
    let sign = text[start]
    switch sign {
    case "\\":
      guard start + 1 < text.endIndex, text[start + 1].isPunctuation || text[start + 1].isSymbol
      else { return nil }
      return (String(text[start + 1]), start + 2)
    case "`":
      guard let end = text[(start + 1)...].firstIndex(of: "`") else { return nil }
      return (String(text[(start + 1)..<end]), end + 1)
    case "[": return link(in: text, at: start)
    case "*", "_", "~": return emphasis(in: text, at: start, sign)
    default: return nil
    }
  }

  private static func link(in text: ArraySlice<Character>, at start: Int) -> (String, Int)? {
    guard let close = text[start...].firstIndex(of: "]"), close + 1 < text.endIndex,
      text[close + 1] == "(", let end = text[close...].firstIndex(of: ")")
    else { return nil }
    return (plain(text[(start + 1)..<close]), end + 1)
  }

  private static func emphasis(
    in text: ArraySlice<Character>, at start: Int, _ sign: Character
  ) -> (String, Int)? {
    var count = 1
    while start + count < text.endIndex, text[start + count] == sign { count += 1 }
    // A single tilde strikes nothing through.
    guard count <= 3, sign != "~" || count == 2 else { return nil }
    let inside = start + count
    guard inside < text.endIndex, !text[inside].isWhitespace else { return nil }
    // An underscore within a word is a letter.
    if sign == "_", start > text.startIndex, isWord(text[start - 1]) { return nil }
    var index = inside
    while index + count <= text.endIndex {
      if text[index] == "\\" {
        index += 2
        continue
      }
      let isClosing =
        text[index..<(index + count)].allSatisfy { $0 == sign }
        && (index + count == text.endIndex || text[index + count] != sign)
        && index > inside && !text[index - 1].isWhitespace
      if isClosing,
        sign != "_" || index + count == text.endIndex || !isWord(text[index + count])
      {
        return (plain(text[inside..<index]), index + count)
      }
      index += 1
    }
    return nil
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}

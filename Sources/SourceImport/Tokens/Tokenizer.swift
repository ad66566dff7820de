/// Cuts Swift source into tokens, one after the other without a gap.
///
/// Code within string interpolations is cut as well. Source that is not Swift is cut somehow: the
/// tokens of any bytes, put together, are those bytes.
package struct Tokenizer {
  /// A string literal that is open.
  struct OpenString {
    /// How many `#` stand before its quotes.
    var hashes: Int
    var isMultiline: Bool
    /// Parentheses that are open in the interpolation being read; 0 while text is read.
    var parentheses = 0
  }

  let bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []
  var strings: [OpenString] = []
  /// The last token that is no trivia.
  var lastSignificant: Token?

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The tokens of a file.
  package static func tokens(of bytes: [UInt8]) -> [Token] {
    var tokenizer = Tokenizer(bytes)
    tokenizer.tokens.reserveCapacity(bytes.count / 3)
    while tokenizer.position < bytes.count {
      if let string = tokenizer.strings.last, string.parentheses == 0 {
        tokenizer.readText(of: string)
      } else {
        tokenizer.readCode()
      }
    }
    return tokenizer.tokens
  }

  func byte(_ offset: Int = 0) -> UInt8? {
    let index = position + offset
    return index < bytes.count ? bytes[index] : nil
  }

  /// Adds the token that ends before a place.
  mutating func add(_ kind: Token.Kind, to end: Int) {
    let token = Token(kind, position..<end)
    tokens.append(token)
    if !token.isTrivia { lastSignificant = token }
    position = end
  }

  /// The first place from another on whose byte is not wanted.
  func end(from start: Int, while isWanted: (UInt8) -> Bool) -> Int {
    var index = start
    while index < bytes.count, isWanted(bytes[index]) { index += 1 }
    return index
  }

  private mutating func readCode() {
    let first = bytes[position]
    switch first {
    case _ where first.isBlank:
      add(.whitespace, to: end(from: position, while: \.isBlank))
    case Byte.lineFeed: add(.newline, to: position + 1)
    case Byte.carriageReturn:
      add(.newline, to: position + (byte(1) == Byte.lineFeed ? 2 : 1))
    case Byte.slash: readSlash()
    case Byte.quote: openString(hashes: 0)
    case Byte.hash: readHash()
    case Byte.backtick: readBacktick()
    case _ where first.isDigit: readNumber()
    case _ where first.beginsName:
      add(.identifier, to: end(from: position, while: \.continuesName))
    case Byte.dot where byte(1) == Byte.dot:
      add(.operatorSign, to: operatorEnd(from: position))
    case _ where first.isOperator: add(.operatorSign, to: operatorEnd(from: position))
    case Byte.open, Byte.close: readParenthesis(first)
    case _ where first.isPunctuation: add(.punctuation, to: position + 1)
    default: add(.other, to: position + 1)
    }
  }

  private mutating func readParenthesis(_ byte: UInt8) {
    guard !strings.isEmpty else { return add(.punctuation, to: position + 1) }
    let last = strings.count - 1
    strings[last].parentheses += byte == Byte.open ? 1 : -1
    add(strings[last].parentheses == 0 ? .interpolationEnd : .punctuation, to: position + 1)
  }

  private func operatorEnd(from start: Int) -> Int {
    let hasDots = bytes[start] == Byte.dot
    var index = start
    while index < bytes.count, bytes[index].isOperator || (hasDots && bytes[index] == Byte.dot) {
      // A comment ends an operator.
      if index > start, bytes[index] == Byte.slash, index + 1 < bytes.count,
        bytes[index + 1] == Byte.slash || bytes[index + 1] == Byte.star
      {
        break
      }
      index += 1
    }
    return index
  }

  private mutating func readSlash() {
    switch byte(1) {
    case Byte.slash: add(.lineComment, to: end(from: position) { !$0.isLineEnd })
    case Byte.star: add(.blockComment, to: blockCommentEnd())
    default:
      if let end = regexEnd() {
        add(.regex, to: end)
      } else {
        add(.operatorSign, to: operatorEnd(from: position))
      }
    }
  }

  private func blockCommentEnd() -> Int {
    var index = position
    var depth = 0
    while index + 1 < bytes.count {
      if bytes[index] == Byte.slash, bytes[index + 1] == Byte.star {
        depth += 1
        index += 2
      } else if bytes[index] == Byte.star, bytes[index + 1] == Byte.slash {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  private mutating func readHash() {
    let hashes = end(from: position) { $0 == Byte.hash } - position
    switch byte(hashes) {
    case Byte.quote: openString(hashes: hashes)
    case Byte.slash:
      if let end = extendedRegexEnd(hashes: hashes) {
        add(.regex, to: end)
      } else {
        add(.other, to: position + 1)
      }
    case Byte.exclamation where position == 0:
      add(.lineComment, to: end(from: position) { !$0.isLineEnd })
    case let next? where hashes == 1 && next.beginsName:
      add(.directive, to: end(from: position + 1, while: \.continuesName))
    default: add(.other, to: position + 1)
    }
  }

  private mutating func readBacktick() {
    let end = end(from: position + 1) { $0 != Byte.backtick && !$0.isLineEnd }
    if end < bytes.count, bytes[end] == Byte.backtick, end > position + 1 {
      add(.quotedIdentifier, to: end + 1)
    } else {
      add(.other, to: position + 1)
    }
  }

  private mutating func readNumber() {
    // After a dot it is an element of a tuple: `pair.0.1` has no fraction.
    let isElement = lastSignificant.map { $0.range.upperBound == position && isDot($0) } ?? false
    var index = end(from: position, while: \.continuesName)
    if !isElement, index + 1 < bytes.count, bytes[index] == Byte.dot, bytes[index + 1].isDigit {
      index = end(from: index + 1, while: \.continuesName)
    }
    let isHexadecimal = byte(1) == UInt8(ascii: "x")
    let exponents: [UInt8] =
      isHexadecimal
      ? [UInt8(ascii: "p"), UInt8(ascii: "P")] : [UInt8(ascii: "e"), UInt8(ascii: "E")]
    if index + 1 < bytes.count, exponents.contains(bytes[index - 1]),
      bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+"),
      bytes[index + 1].isDigit
    {
      index = end(from: index + 1, while: \.continuesName)
    }
    add(.number, to: index)
  }

  private func isDot(_ token: Token) -> Bool {
    token.kind == .punctuation && bytes[token.range.lowerBound] == Byte.dot
  }
}

extension Tokenizer {
  /// Words after which an expression begins.
  private static let beforeExpressions: Set<String> = [
    "return", "case", "in", "where", "if", "guard", "while", "else", "try", "await", "throw",
    "switch", "is", "as", "yield",
  ]

  /// Where a literal like `/a+/` ends; nil when the slash here is an operator.
  ///
  /// The compiler knows by parsing; here a slash begins a literal where an expression can begin,
  /// a character other than a space follows, and another slash closes it on the same line.
  func regexEnd() -> Int? {
    guard canBeginExpression else { return nil }
    guard let first = byte(1), !first.isBlank, !first.isLineEnd, first != Byte.slash else {
      return nil
    }
    var index = position + 1
    var depth = 0
    var isInClass = false
    while index < bytes.count, !bytes[index].isLineEnd {
      switch bytes[index] {
      case Byte.backslash where index + 1 < bytes.count && !bytes[index + 1].isLineEnd:
        index += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case Byte.open where !isInClass: depth += 1
      case Byte.close where !isInClass:
        depth -= 1
        if depth < 0 { return nil }
      case Byte.slash where !isInClass:
        return bytes[index - 1].isBlank ? nil : index + 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Where a literal like `#/a+/#` ends; nil when there is none.
  func extendedRegexEnd(hashes: Int) -> Int? {
    let start = position + hashes + 1
    let isMultiline =
      start < bytes.count
      && bytes[end(from: start, while: \.isBlank)...].first?
        .isLineEnd == true
    var index = start
    while index < bytes.count, isMultiline || !bytes[index].isLineEnd {
      if bytes[index] == Byte.backslash {
        index += index + 1 < bytes.count && bytes[index + 1].isLineEnd ? 1 : 2
      } else if bytes[index] == Byte.slash, index + hashes < bytes.count,
        bytes[(index + 1)...(index + hashes)].allSatisfy({ $0 == Byte.hash })
      {
        return index + 1 + hashes
      } else {
        index += 1
      }
    }
    return nil
  }

  private var canBeginExpression: Bool {
    guard let last = lastSignificant else { return true }
    switch last.kind {
    case .operatorSign, .interpolationStart: return true
    case .punctuation:
      return ![Byte.close, UInt8(ascii: "]"), UInt8(ascii: "}"), Byte.dot, Byte.backslash]
        .contains(bytes[last.range.lowerBound])
    case .identifier:
      return Self.beforeExpressions.contains(String(decoding: bytes[last.range], as: UTF8.self))
    default: return false
    }
  }
}

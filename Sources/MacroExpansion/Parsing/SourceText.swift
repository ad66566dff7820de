/// Source with its tokens.
struct SourceText {
  let bytes: [UInt8]
  let tokens: [Token]

  init(_ text: String) {
    bytes = Array(text.utf8)
    tokens = Tokenizer.tokens(of: bytes)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The text of a token; empty past the end.
  func text(at index: Int) -> String {
    tokens.indices.contains(index) ? text(tokens[index].range) : ""
  }

  /// The text from one token to before another, without the space around.
  func text(tokens range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return text(tokens[first].range.lowerBound..<tokens[last].range.upperBound)
  }

  /// The token after the bracket that closes the one at an index.
  func afterBracket(at index: Int) -> Int {
    var depth = 0
    for position in index..<tokens.count {
      switch tokens[position].kind {
      case .opening: depth += 1
      case .closing: depth -= 1
      default: break
      }
      if depth == 0 { return position + 1 }
    }
    return tokens.count
  }

  /// The token after the attributes that begin at an index: `@State`, `@available(iOS 17, *)`.
  func afterAttributes(at index: Int) -> Int {
    var index = index
    while text(at: index) == "@" {
      index = afterName(at: index + 1)
      if text(at: index) == "(", isAdjacent(index) { index = afterBracket(at: index) }
    }
    return index
  }

  /// The token after a name that may be qualified: `SwiftUI.State`.
  func afterName(at index: Int) -> Int {
    var index = index + 1
    while text(at: index) == ".", tokens.indices.contains(index + 1) { index += 2 }
    return index
  }

  /// Whether nothing stands between a token and the one before it.
  func isAdjacent(_ index: Int) -> Bool {
    index > 0 && tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
  }
}

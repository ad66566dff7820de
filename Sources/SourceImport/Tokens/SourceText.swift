/// The source of a file with its tokens, for looking around in it.
package struct SourceText: Sendable {
  package let bytes: [UInt8]
  package let tokens: [Token]
  /// The tokens like `#if`, in order.
  package let directives: [Int]
  /// The `@` directly before a name, in order.
  package let attributes: [Int]
  /// The names and keywords, in order.
  private let names: [Int]
  /// For each bracket the index of the one that closes or opens it; for all else -1.
  private let partners: [Int32]
  /// For each token the number of the line that it begins on, from 1.
  private let lines: [Int32]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = Tokenizer.tokens(of: bytes)
    var directives: [Int] = []
    var attributes: [Int] = []
    var names: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .directive: directives.append(index)
      case .identifier:
        names.append(index)
        if index > 0, bytes[token.range.lowerBound - 1] == UInt8(ascii: "@"),
          tokens[index - 1].kind == .punctuation
        {
          attributes.append(index - 1)
        }
      default: break
      }
    }
    self.directives = directives
    self.attributes = attributes
    self.names = names
    partners = Self.partners(of: tokens, in: bytes)
    var line: Int32 = 1
    lines = tokens.map { token in
      defer { line += Int32(bytes[token.range].lineEndCount) }
      return line
    }
  }

  package init(_ text: String) { self.init(Array(text.utf8)) }

  /// Brackets that nothing closes, or that close another kind, have no partner.
  private static func partners(of tokens: [Token], in bytes: [UInt8]) -> [Int32] {
    var partners = [Int32](repeating: -1, count: tokens.count)
    var open: [(index: Int, closing: UInt8)] = []
    for (index, token) in tokens.enumerated() {
      let closing: UInt8? =
        switch (token.kind, bytes[token.range.lowerBound]) {
        case (.interpolationStart, _): 0
        case (.punctuation, UInt8(ascii: "(")): UInt8(ascii: ")")
        case (.punctuation, UInt8(ascii: "[")): UInt8(ascii: "]")
        case (.punctuation, UInt8(ascii: "{")): UInt8(ascii: "}")
        default: nil
        }
      if let closing {
        open.append((index, closing))
        continue
      }
      let closed: UInt8? =
        switch token.kind {
        case .interpolationEnd: 0
        case .punctuation: bytes[token.range.lowerBound]
        default: nil
        }
      guard let closed,
        [0, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(closed)
      else { continue }
      // Whatever is open within the bracket that closes stays without a partner.
      guard let match = open.lastIndex(where: { $0.closing == closed }) else { continue }
      partners[open[match].index] = Int32(index)
      partners[index] = Int32(open[match].index)
      open.removeSubrange(match...)
    }
    return partners
  }

  // MARK: Places

  /// The line of a token, from 1.
  package func line(of index: Int) -> Int { Int(lines[index]) }

  /// The column of a token in characters, from 1.
  package func column(of index: Int) -> Int {
    let start = tokens[index].range.lowerBound
    let before = bytes[..<start].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    return String(decoding: bytes[before..<start], as: UTF8.self).count + 1
  }

  // MARK: Words

  package func text(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// The text from one token to before another.
  package func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return String(
      decoding: bytes[tokens[first].range.lowerBound..<tokens[last].range.upperBound],
      as: UTF8.self)
  }

  /// Whether a token is written like this; string literals, comments and the like never are.
  package func isWord(_ index: Int, _ word: String) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    switch tokens[index].kind {
    case .identifier, .directive, .operatorSign, .punctuation, .number: break
    default: return false
    }
    let range = tokens[index].range
    return range.count == word.utf8.count && bytes[range].elementsEqual(word.utf8)
  }

  /// The places of a name or keyword, in order.
  package func indices(of name: String) -> [Int] {
    let count = name.utf8.count
    let first = name.utf8.first
    var indices: [Int] = []
    for index in names {
      let range = tokens[index].range
      if range.upperBound - range.lowerBound == count, bytes[range.lowerBound] == first,
        bytes[range].elementsEqual(name.utf8)
      {
        indices.append(index)
      }
    }
    return indices
  }

  package func isKind(_ index: Int, _ kind: Token.Kind) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == kind
  }

  // MARK: Neighbours

  /// The next token that is no trivia; the number of tokens when there is none.
  package func next(after index: Int) -> Int {
    var index = index + 1
    while index < tokens.count, tokens[index].isTrivia { index += 1 }
    return index
  }

  /// The last token before that is no trivia; -1 when there is none.
  package func previous(before index: Int) -> Int {
    var index = index - 1
    while index >= 0, tokens[index].isTrivia { index -= 1 }
    return index
  }

  /// The bracket that closes or opens the one at an index.
  package func partner(of index: Int) -> Int? {
    guard partners.indices.contains(index), partners[index] >= 0 else { return nil }
    return Int(partners[index])
  }

  /// The tokens within brackets that are no trivia, when a bracket opens at the index.
  package func contents(of index: Int) -> [Int]? {
    guard let end = partner(of: index), end > index else { return nil }
    return (index + 1..<end).filter { !tokens[$0].isTrivia }
  }
}

extension Collection<UInt8> {
  /// How many lines end in the bytes.
  package var lineEndCount: Int {
    var count = 0
    var previous: UInt8 = 0
    for byte in self {
      if byte.isLineEnd, byte != Byte.lineFeed || previous != Byte.carriageReturn { count += 1 }
      previous = byte
    }
    return count
  }

  /// The bytes of the ends of lines, one element for each.
  package var lineEnds: [[UInt8]] {
    var ends: [[UInt8]] = []
    var previous: UInt8 = 0
    for byte in self {
      if byte == Byte.lineFeed, previous == Byte.carriageReturn {
        ends[ends.count - 1].append(byte)
      } else if byte.isLineEnd {
        ends.append([byte])
      }
      previous = byte
    }
    return ends
  }
}

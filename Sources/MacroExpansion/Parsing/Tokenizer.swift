/// Cuts Swift source into tokens; comments and white space fall away.
struct Tokenizer {
  private let bytes: [UInt8]
  private var position = 0
  private var startsLine = true
  private var tokens: [Token] = []

  static func tokens(of bytes: [UInt8]) -> [Token] {
    var tokenizer = Tokenizer(bytes: bytes)
    tokenizer.run()
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func at(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  private mutating func run() {
    while position < bytes.count {
      let start = position
      if skipSpace() { continue }
      let kind = token()
      tokens.append(Token(kind: kind, range: start..<position, startsLine: startsLine))
      startsLine = false
    }
  }

  /// Skips one stretch of white space or one comment; returns whether there was any.
  private mutating func skipSpace() -> Bool {
    switch at() {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      startsLine = true
      position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0, 0x0b, 0x0c:
      position += 1
    case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"):
      while position < bytes.count, at() != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"):
      skipBlockComment()
    default: return false
    }
    return true
  }

  /// Comments of this kind nest.
  private mutating func skipBlockComment() {
    var depth = 0
    while position < bytes.count {
      if at() == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if at() == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        if at() == UInt8(ascii: "\n") { startsLine = true }
        position += 1
      }
    }
  }

  private mutating func token() -> Token.Kind {
    let byte = at()
    switch byte {
    case UInt8(ascii: "\""):
      skipString(hashes: 0)
      return .literal
    case UInt8(ascii: "#"):
      var hashes = 0
      while at(hashes) == UInt8(ascii: "#") { hashes += 1 }
      if at(hashes) == UInt8(ascii: "\"") {
        position += hashes
        skipString(hashes: hashes)
        return .literal
      }
      position += 1
      return .mark
    case UInt8(ascii: "`"):
      position += 1
      while position < bytes.count, at() != UInt8(ascii: "`") { position += 1 }
      position = min(position + 1, bytes.count)
      return .word
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      position += 1
      return .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      position += 1
      return .closing
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"):
      position += 1
      return .mark
    case UInt8(ascii: ".") where !Self.isOperator(at(1)):
      position += 1
      return .mark
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      skipNumber()
      return .literal
    case _ where Self.isWord(byte):
      while Self.isWord(at()) { position += 1 }
      return .word
    case _ where Self.isOperator(byte) || byte == UInt8(ascii: "."):
      repeat { position += 1 } while Self.isOperator(at()) && !startsComment
      return .operator
    default:
      position += 1
      return .mark
    }
  }

  private var startsComment: Bool {
    at() == UInt8(ascii: "/") && (at(1) == UInt8(ascii: "/") || at(1) == UInt8(ascii: "*"))
  }

  private mutating func skipNumber() {
    while Self.isWord(at())
      || (at() == UInt8(ascii: ".") && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(at(1)))
    { position += 1 }
  }

  /// Skips a string from its first quote on.
  private mutating func skipString(hashes: Int) {
    let isLong = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
    position += isLong ? 3 : 1
    while position < bytes.count {
      if at() == UInt8(ascii: "\\"), follow(1, hashes) {
        position += 1 + hashes
        if at() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
      } else if at() == UInt8(ascii: "\""),
        isLong ? at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"") : true,
        follow(isLong ? 3 : 1, hashes)
      {
        position += (isLong ? 3 : 1) + hashes
        return
      } else if at() == UInt8(ascii: "\n"), !isLong {
        return
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }

  /// Whether so many `#` stand at an offset.
  private func follow(_ offset: Int, _ hashes: Int) -> Bool {
    for index in 0..<hashes where at(offset + index) != UInt8(ascii: "#") { return false }
    return true
  }

  private mutating func skipInterpolation() {
    var depth = 0
    while position < bytes.count {
      let wasAtLineStart = startsLine
      if skipSpace() { continue }
      startsLine = wasAtLineStart
      let byte = at()
      _ = token()
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xff:
      true
    default: false
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"):
      true
    default: false
    }
  }
}

/// Bytes of ASCII characters that the tokenizer looks for.
enum Byte {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let hash = UInt8(ascii: "#")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let slash = UInt8(ascii: "/")
  static let star = UInt8(ascii: "*")
  static let dot = UInt8(ascii: ".")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
  static let exclamation = UInt8(ascii: "!")
}

extension UInt8 {
  var isLineEnd: Bool { self == Byte.lineFeed || self == Byte.carriageReturn }

  /// Spaces within a line; the compiler passes over a zero byte, too.
  var isBlank: Bool {
    self == Byte.space || self == Byte.tab || self == 0 || self == 11 || self == 12
  }

  var isDigit: Bool { (48...57).contains(self) }

  /// Whether a name can begin with it; beyond ASCII anything can.
  var beginsName: Bool {
    (97...122).contains(self) || (65...90).contains(self) || self == 95 || self == 36
      || self >= 128
  }

  var continuesName: Bool { beginsName || isDigit }

  var isOperator: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"),
      UInt8(ascii: "?"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  var isPunctuation: Bool {
    switch self {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "\\"):
      true
    default: false
    }
  }
}

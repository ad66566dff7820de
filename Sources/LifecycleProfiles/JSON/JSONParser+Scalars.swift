import LifecycleModel

extension JSONParser {
  mutating func literal() throws(InputFault) -> JSONNode.Content {
    let start = index
    while index < bytes.count, isWordCharacter(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: throw fault(.badLiteral(word), at: start)
    }
  }

  private func isWordCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  mutating func number() throws(InputFault) -> String {
    let start = index
    while index < bytes.count, isNumberCharacter(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let reason = Self.flaw(inNumber: Array(bytes[start..<index])) {
      throw fault(.badNumber(text, reason: reason), at: start)
    }
    return text
  }

  private func isNumberCharacter(_ byte: UInt8) -> Bool {
    isWordCharacter(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".")
  }

  /// Why the text is no number, or `nil` when it is one.
  private static func flaw(inNumber text: [UInt8]) -> String? {
    var index = 0
    func digits() -> Int {
      let start = index
      while index < text.count, (48...57).contains(text[index]) { index += 1 }
      return index - start
    }
    if text.first == UInt8(ascii: "+") { return "it begins with a plus sign" }
    if text.first == UInt8(ascii: "-") { index += 1 }
    let firstDigit = index
    let whole = digits()
    if whole == 0 { return "a digit is missing before \"\(rest(of: text, from: index))\"" }
    if whole > 1, text[firstDigit] == 48 { return "it begins with a zero" }
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      if digits() == 0 { return "a digit is missing after the point" }
    }
    if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < text.count, text[index] == UInt8(ascii: "+") || text[index] == UInt8(ascii: "-") {
        index += 1
      }
      if digits() == 0 { return "a digit is missing in the exponent" }
    }
    return index == text.count ? nil : "\"\(rest(of: text, from: index))\" is left over"
  }

  private static func rest(of text: [UInt8], from index: Int) -> String {
    index < text.count ? String(decoding: text[index...], as: UTF8.self) : "the end"
  }

  mutating func string() throws(InputFault) -> String {
    let start = index
    index += 1
    var result: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &result)
      case 0..<0x20:
        if byte == 0x0a || byte == 0x0d {
          throw fault(
            .unexpectedCharacter(
              found: "the end of the line", expected: "the end of the string"))
        }
        throw fault(.controlCharacter("0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16))"))
      default:
        result.append(byte)
        index += 1
      }
    }
    throw fault(.unexpectedEnd(expected: "the end of the string"), at: start)
  }

  private mutating func escape(into result: inout [UInt8]) throws(InputFault) {
    let start = index
    index += 1
    guard index < bytes.count else { throw fault(.unexpectedEnd(expected: "an escape")) }
    let simple: UInt8? =
      switch bytes[index] {
      case UInt8(ascii: "\""): UInt8(ascii: "\"")
      case UInt8(ascii: "\\"): UInt8(ascii: "\\")
      case UInt8(ascii: "/"): UInt8(ascii: "/")
      case UInt8(ascii: "b"): 0x08
      case UInt8(ascii: "f"): 0x0c
      case UInt8(ascii: "n"): 0x0a
      case UInt8(ascii: "r"): 0x0d
      case UInt8(ascii: "t"): 0x09
      default: nil
      }
    if let simple {
      result.append(simple)
      index += 1
      return
    }
    guard bytes[index] == UInt8(ascii: "u") else {
      var end = index + 1
      while end < bytes.count, bytes[end] & 0xc0 == 0x80 { end += 1 }
      throw fault(.badEscape(text(start, end)), at: start)
    }
    let first = try codeUnit(start)
    if (0xdc00...0xdfff).contains(first) {
      throw fault(.loneSurrogate(text(start, index)), at: start)
    }
    guard (0xd800...0xdbff).contains(first) else { return append(first, to: &result) }
    let second = index
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { throw fault(.loneSurrogate(text(start, index)), at: start) }
    index += 1
    let low = try codeUnit(second)
    guard (0xdc00...0xdfff).contains(low) else {
      throw fault(.loneSurrogate(text(start, second)), at: start)
    }
    append(0x1_0000 + (first - 0xd800) << 10 + (low - 0xdc00), to: &result)
  }

  /// Reads the `uXXXX` of an escape that begins at `start`.
  private mutating func codeUnit(_ start: Int) throws(InputFault) -> UInt32 {
    let end = index + 5
    var unit: UInt32 = 0
    for position in (index + 1)..<end {
      guard position < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue
      else { throw fault(.badEscape(text(start, min(position, bytes.count))), at: start) }
      unit = unit << 4 + UInt32(digit)
    }
    index = end
    return unit
  }

  private func append(_ scalar: UInt32, to result: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(scalar) else { return }
    result.append(contentsOf: Array(String(Character(scalar)).utf8))
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Throws at the first byte that is not UTF-8.
  func checkEncoding() throws(InputFault) {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let (length, range): (Int, ClosedRange<UInt8>)
      switch byte {
      case 0x00...0x7f: (length, range) = (1, 0x80...0xbf)
      case 0xc2...0xdf: (length, range) = (2, 0x80...0xbf)
      case 0xe0: (length, range) = (3, 0xa0...0xbf)
      case 0xed: (length, range) = (3, 0x80...0x9f)
      case 0xe1...0xef: (length, range) = (3, 0x80...0xbf)
      case 0xf0: (length, range) = (4, 0x90...0xbf)
      case 0xf4: (length, range) = (4, 0x80...0x8f)
      case 0xf1...0xf3: (length, range) = (4, 0x80...0xbf)
      default: throw fault(.invalidUTF8(byte: byte), at: index)
      }
      for position in 1..<max(length, 1) {
        let allowed = position == 1 ? range : 0x80...0xbf
        guard index + position < bytes.count, allowed.contains(bytes[index + position]) else {
          throw fault(.invalidUTF8(byte: byte), at: index)
        }
      }
      index += length
    }
  }
}

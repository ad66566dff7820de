/// Text made safe for XML 1.0, with nothing lost that a person could see.
enum XMLText {
  /// Text for the inside of an attribute in double quotes.
  static func attribute(_ text: String) -> String { escaped(text, keepsLines: false) }

  /// Text for the inside of an element.
  static func content(_ text: String) -> String { escaped(text, keepsLines: true) }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x09, 0x0A:
        if keepsLines {
          result.unicodeScalars.append(scalar)
        } else {
          result += "&#\(scalar.value);"
        }
      case 0x0D: result += "&#13;"
      case 0..<0x20:
        // XML 1.0 cannot hold these at all: their pictures stand for them.
        result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F...0x9F: result += "&#\(scalar.value);"
      case 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

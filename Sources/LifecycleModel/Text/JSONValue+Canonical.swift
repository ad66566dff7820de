extension JSONValue {
  /// How a value is spread over lines.
  package enum Layout: Hashable, Sendable {
    /// Everything on one line, without a space.
    case compact
    /// Each element of a list and each key of an object on its own line.
    case expanded
    /// On one line what ends before this column; the outermost value is always spread.
    case fitting(columns: Int)
  }

  /// The one text that stands for this value: equal values give equal bytes on every machine.
  ///
  /// Two spaces a level, keys in the order of the value, a line feed at the end unless compact.
  /// Only what JSON demands is escaped. Numbers that are not finite become `null`.
  package func canonicalText(_ layout: Layout = .fitting(columns: 100)) -> String {
    var text = ""
    switch layout {
    case .compact: appendFlat(to: &text, spaced: false)
    case .expanded:
      append(to: &text, indent: 0, column: 0, trailing: 0, limit: 0, isOutermost: true)
      text += "\n"
    case .fitting(let columns):
      append(to: &text, indent: 0, column: 0, trailing: 0, limit: columns, isOutermost: true)
      text += "\n"
    }
    return text
  }

  private var isContainer: Bool {
    switch self {
    case .array(let elements): !elements.isEmpty
    case .object(let members): !members.isEmpty
    default: false
    }
  }

  /// Appends the value, which starts at `column` and is followed by `trailing` characters.
  private func append(
    to text: inout String, indent: Int, column: Int, trailing: Int, limit: Int, isOutermost: Bool
  ) {
    guard isContainer else { return appendFlat(to: &text, spaced: true) }
    if limit > 0, !isOutermost {
      var flat = ""
      appendFlat(to: &flat, spaced: true)
      if column + flat.unicodeScalars.count + trailing <= limit {
        text += flat
        return
      }
    }
    let inner = indent + 2
    let padding = String(repeating: " ", count: inner)
    switch self {
    case .array(let elements):
      text += "[\n"
      for (index, element) in elements.enumerated() {
        let isLast = index == elements.count - 1
        text += padding
        element.append(
          to: &text, indent: inner, column: inner, trailing: isLast ? 0 : 1, limit: limit,
          isOutermost: false)
        text += isLast ? "\n" : ",\n"
      }
    case .object(let members):
      text += "{\n"
      for (index, member) in members.enumerated() {
        let isLast = index == members.count - 1
        var key = ""
        Self.append(string: member.key, to: &key)
        text += padding + key + ": "
        member.value.append(
          to: &text, indent: inner, column: inner + key.unicodeScalars.count + 2,
          trailing: isLast ? 0 : 1, limit: limit, isOutermost: false)
        text += isLast ? "\n" : ",\n"
      }
    default: break
    }
    text += String(repeating: " ", count: indent)
    if case .array = self { text += "]" } else { text += "}" }
  }

  private func appendFlat(to text: inout String, spaced: Bool) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.text(of: value)
    case .string(let value): Self.append(string: value, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += spaced ? ", " : "," }
        element.appendFlat(to: &text, spaced: spaced)
      }
      text += "]"
    case .object(let members):
      text += spaced && !members.isEmpty ? "{ " : "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += spaced ? ", " : "," }
        Self.append(string: member.key, to: &text)
        text += spaced ? ": " : ":"
        member.value.appendFlat(to: &text, spaced: spaced)
      }
      text += spaced && !members.isEmpty ? " }" : "}"
    }
  }

  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 9_007_199_254_740_992 { return String(Int(value)) }
    return String(value)
  }

  private static func append(string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{8}": text += "\\b"
      case "\u{c}": text += "\\f"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

/// Small pieces of English for messages.
package enum Wording {
  /// `1 quirk`, `2 quirks`; the plural is the singular with an s unless it is given.
  package static func count(_ number: Int, _ singular: String, _ plural: String? = nil) -> String {
    "\(number) \(number == 1 ? singular : plural ?? singular + "s")"
  }

  /// `a`, `a and b`, `a, b and c`.
  package static func list(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last else { return "nothing" }
    guard items.count > 1 else { return last }
    return "\(items.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// The text in quotes as the user wrote it, with control characters made visible.
  package static func quoted(_ text: some StringProtocol) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 || scalar.value == 0x7f {
        quoted += scalar.escaped(asASCII: true)
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// A command line that was understood.
package struct ParsedArguments: Hashable, Sendable {
  package var verb: Verb
  package var operands: [String] = []
  /// The values of each flag, in the order given; a flag without a value has an empty list.
  package var values: [String: [String]] = [:]

  package func has(_ flag: String) -> Bool { values[flag] != nil }
  package func all(_ flag: String) -> [String] { values[flag] ?? [] }
  package func value(_ flag: String) -> String? { values[flag]?.first }
}

extension ParsedArguments {
  /// The value of a flag as a whole number within a range.
  func number<Number: FixedWidthInteger>(
    _ flag: String, in range: ClosedRange<Number>
  ) throws(UsageError) -> Number? {
    guard let text = value(flag) else { return nil }
    guard let number = Number(text), range.contains(number) else {
      throw .badNumber(
        flag: flag, value: text, least: "\(range.lowerBound)", most: "\(range.upperBound)")
    }
    return number
  }

  /// The value of a flag as a time in seconds.
  func seconds(_ flag: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = value(flag) else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw .badNumber(
        flag: flag, value: text, least: "\(range.lowerBound)", most: "\(range.upperBound)")
    }
    return number
  }

  /// The value of a flag as one of a fixed set.
  func choice(_ flag: String, of choices: [String]) throws(UsageError) -> String? {
    guard let text = value(flag) else { return nil }
    guard choices.contains(text) else {
      throw .badChoice(flag: flag, value: text, choices: choices)
    }
    return text
  }

  /// Whether results are to be printed as JSON.
  var printsJSON: Bool {
    get throws(UsageError) { try choice("--format", of: ["text", "json"]) == "json" }
  }
}

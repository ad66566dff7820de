/// A mistake in the command line, as data; `UsageError+Words` turns it into words.
package enum UsageError: Error, Hashable, Sendable {
  case noVerb
  case flagBeforeVerb(String)
  case unknownVerb(String, choices: [String])
  case incompleteVerb(String, choices: [String])
  case notBuiltYet(String)
  case unknownFlag(String, verb: String, choices: [String])
  case repeatedFlag(String, verb: String)
  case missingValue(String, placeholder: String)
  case unexpectedValue(String, value: String)
  case missingOperand(String, verb: String, example: String)
  case unexpectedOperand(String, verb: String)
  case contradictory(String, String)
  case badNumber(flag: String, value: String, least: String, most: String)
  case badChoice(flag: String, value: String, choices: [String])
  case badRange(flag: String, value: String, problem: String)
  /// A name that nothing has; the kind is `case`, `variant`, `scenario`, `profile` or `device`.
  case unknownName(kind: String, name: String, choices: [String])
  case badCell(String)
  /// The scenario needs another width than the device has.
  case unsuitedDevice(String, scenario: String)
  /// Neither a flag nor the file says what is needed.
  case missingChoice(String, in: String, choices: [String])
  case noCells
  /// A variable leaves none of the profiles that were chosen.
  case emptyRestriction(String, String)
}

import LifecycleModel

extension UsageError {
  /// The short name of the mistake, which stays the same from version to version.
  package var code: String {
    switch self {
    case .noVerb: "no-verb"
    case .flagBeforeVerb: "flag-before-verb"
    case .unknownVerb: "unknown-verb"
    case .incompleteVerb: "incomplete-verb"
    case .notBuiltYet: "not-built-yet"
    case .unknownFlag: "unknown-flag"
    case .repeatedFlag: "repeated-flag"
    case .missingValue: "missing-value"
    case .unexpectedValue: "unexpected-value"
    case .missingOperand: "missing-operand"
    case .unexpectedOperand: "unexpected-operand"
    case .contradictory: "contradictory-flags"
    case .badNumber: "bad-number"
    case .badChoice: "bad-choice"
    case .badRange: "bad-range"
    case .unknownName(let kind, _, _): "unknown-\(kind)"
    case .badCell: "bad-cell"
    case .unsuitedDevice: "unsuited-device"
    case .missingChoice: "missing-choice"
    case .noCells: "no-cells"
    case .emptyRestriction: "empty-restriction"
    }
  }

  /// What was found and what was expected, in one line.
  package var message: String {
    switch self {
    case .noVerb: "no verb was given"
    case .flagBeforeVerb(let flag): "expected a verb before \"\(flag)\""
    case .unknownVerb(let name, _): "no verb is named \"\(name)\""
    case .incompleteVerb(let name, let choices):
      "\"\(name)\" needs a second word: \(Wording.list(choices))"
    case .notBuiltYet(let name): "\"\(name)\" is planned, but this version does not have it yet"
    case .unknownFlag(let name, let verb, _): "\"holdfast \(verb)\" has no flag \"\(name)\""
    case .repeatedFlag(let name, _): "\"\(name)\" is given twice"
    case .missingValue(let name, let placeholder): "\"\(name)\" needs a value: \(placeholder)"
    case .unexpectedValue(let name, let value):
      "\"\(name)\" takes no value, but was given \"\(value)\""
    case .missingOperand(let name, let verb, _): "\"holdfast \(verb)\" needs a \(name)"
    case .unexpectedOperand(let value, let verb):
      "\"holdfast \(verb)\" has no use for \"\(value)\""
    case .contradictory(let first, let second): "\"\(first)\" contradicts \"\(second)\""
    case .badNumber(let flag, let value, let least, let most):
      "\"\(flag)\" needs a number from \(least) to \(most), but was given \"\(value)\""
    case .badChoice(let flag, let value, let choices):
      "\"\(flag)\" is one of \(Wording.list(choices)), but was given \"\(value)\""
    case .badRange(let flag, let value, let problem): "\"\(flag) \(value)\": \(problem)"
    case .unknownName(let kind, let name, _): "no \(kind) is named \"\(name)\""
    case .missingChoice(let flag, let file, _):
      "neither \"\(flag)\" nor \(Wording.quoted(file)) says it"
    case .badCell(let text): "\"\(text)\" is not the name of a cell"
    case .unsuitedDevice(let device, let scenario):
      "the scenario \"\(scenario)\" needs another width than \"\(device)\" has"
    case .noCells: "the selection leaves no cell to run"
    case .emptyRestriction(let name, let value):
      "\(name)=\(Wording.quoted(value)) leaves none of the chosen profiles"
    }
  }

  /// One thing to do about it.
  package var hint: String {
    switch self {
    case .noVerb, .flagBeforeVerb: "run \"holdfast help\" to see the verbs."
    case .unknownVerb(let name, let choices):
      Self.suggestion(for: name, among: choices, else: "run \"holdfast help\" to see the verbs.")
    case .incompleteVerb(let name, let choices): "for example \"holdfast \(name) \(choices[0])\"."
    case .notBuiltYet: "run \"holdfast help\" to see the verbs that it has."
    case .unknownFlag(let name, let verb, let choices):
      Self.suggestion(
        for: name, among: choices, else: "run \"holdfast \(verb) --help\" to see its flags.")
    case .repeatedFlag(let name, let verb):
      "give it once, or see \"holdfast \(verb) --help\" for what \"\(name)\" means."
    case .missingValue(let name, let placeholder): "write \"\(name) \(placeholder)\"."
    case .unexpectedValue(let name, _): "write \"\(name)\" alone."
    case .missingOperand(_, _, let example): "for example \"\(example)\"."
    case .unexpectedOperand(_, let verb):
      "run \"holdfast \(verb) --help\" to see what it takes; quote names that hold spaces."
    case .contradictory: "give one of them."
    case .badNumber(let flag, _, let least, _): "for example \"\(flag) \(least)\"."
    case .badChoice(let flag, let value, let choices):
      Self.suggestion(
        for: value, among: choices, else: "for example \"\(flag) \(choices[0])\".")
    case .badRange(let flag, _, _): "for example \"\(flag) ios:13.0..14.5\"."
    case .unknownName(let kind, let name, let choices):
      Self.suggestion(
        for: name, among: choices,
        else: choices.isEmpty
          ? "there is no \(kind) at all."
          : choices.count <= 8
            ? "there are: \(Wording.list(choices))."
            : "there are \(choices.count), such as \(choices.prefix(8).joined(separator: ", ")).")
    case .missingChoice(let flag, _, let choices):
      "add \"\(flag)\" with one of \(Wording.list(choices))."
    case .badCell: "a cell is named case/variant/scenario@profile+device; quote it for the shell."
    case .unsuitedDevice: "\"holdfast cases list\" shows the width that a scenario needs."
    case .emptyRestriction(let name, _):
      "unset \(name), or name in it a profile that is chosen."
    case .noCells: "leave out a flag; \"holdfast cases list\" shows what there is."
    }
  }

  /// The whole message as it is printed.
  package var words: String {
    "holdfast: error: \(message) [\(code)]\n  hint: \(hint)\n"
  }

  private static func suggestion(
    for name: String, among choices: [String], else other: String
  ) -> String {
    // Half of the letters must be there already: a wild guess is worse than the general hint.
    guard let nearest = Spelling.nearest(to: name, among: choices),
      Spelling.distance(name, nearest) * 2 <= max(name.count, nearest.count)
    else { return other }
    return "did you mean \"\(nearest)\"?"
  }
}

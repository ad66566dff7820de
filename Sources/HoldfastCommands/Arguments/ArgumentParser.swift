/// Reads a command line against the table of verbs.
package struct ArgumentParser: Sendable {
  /// What a command line asks for.
  package enum Request: Hashable, Sendable {
    case run(ParsedArguments)
    /// The help of one verb, of the verbs that begin with these words, or of all of them.
    case help([String])
    case version
  }

  package let verbs: [Verb]

  package init(verbs: [Verb] = Verb.all) { self.verbs = verbs }

  /// Reads the arguments that follow the program's name.
  package func parse(_ arguments: [String]) throws(UsageError) -> Request {
    guard let first = arguments.first else { throw .noVerb }
    switch first {
    case "--version", "version": return .version
    case "--help", "-h": return .help([])
    case "help":
      let words = Array(arguments.dropFirst())
      guard words.isEmpty || verbs.contains(where: { $0.path.starts(with: words) }) else {
        throw unknownVerb(words)
      }
      return .help(words)
    default: break
    }
    guard !first.hasPrefix("-") else { throw .flagBeforeVerb(first) }
    let verb: Verb
    switch try find(arguments) {
    case .verb(let found): verb = found
    case .help(let words): return .help(words)
    }
    return try parse(Array(arguments.dropFirst(verb.path.count)), of: verb)
  }

  private enum Match {
    case verb(Verb)
    case help([String])
  }

  private func find(_ arguments: [String]) throws(UsageError) -> Match {
    if let verb = verbs.first(where: { arguments.starts(with: $0.path) }) { return .verb(verb) }
    let group = verbs.filter { $0.path.count > 1 && $0.path[0] == arguments[0] }
    guard !group.isEmpty else { throw unknownVerb([arguments[0]]) }
    guard arguments.count > 1 else {
      throw .incompleteVerb(arguments[0], choices: group.map { $0.path[1] })
    }
    if arguments[1] == "--help" || arguments[1] == "-h" { return .help([arguments[0]]) }
    guard !arguments[1].hasPrefix("-") else {
      throw .incompleteVerb(arguments[0], choices: group.map { $0.path[1] })
    }
    throw unknownVerb([arguments[0], arguments[1]])
  }

  private func unknownVerb(_ words: [String]) -> UsageError {
    if let word = words.first, Verb.planned.contains(word) { return .notBuiltYet(word) }
    let names = verbs.map(\.name)
    let name = words.joined(separator: " ")
    return .unknownVerb(name, choices: names)
  }

  private func parse(_ arguments: [String], of verb: Verb) throws(UsageError) -> Request {
    var parsed = ParsedArguments(verb: verb)
    var index = 0
    var onlyOperands = false
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if onlyOperands || argument == "-" || !argument.hasPrefix("-") {
        parsed.operands.append(argument)
      } else if argument == "--" {
        onlyOperands = true
      } else if argument == "--help" || argument == "-h" {
        return .help(verb.path)
      } else {
        try read(argument, from: arguments, at: &index, into: &parsed)
      }
    }
    try check(parsed)
    return .run(parsed)
  }

  private func read(
    _ argument: String, from arguments: [String], at index: inout Int,
    into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let verb = parsed.verb
    let equals = argument.firstIndex(of: "=")
    let name = equals.map { String(argument[..<$0]) } ?? argument
    guard let flag = verb.flags.first(where: { $0.name == name }) else {
      throw .unknownFlag(
        name, verb: verb.name, choices: verb.flags.map(\.name) + [Flag.help.name])
    }
    guard flag.isRepeatable || parsed.values[name] == nil else {
      throw .repeatedFlag(name, verb: verb.name)
    }
    guard let placeholder = flag.placeholder else {
      if let equals {
        throw .unexpectedValue(name, value: String(argument[argument.index(after: equals)...]))
      }
      parsed.values[name] = []
      return
    }
    let value: String
    if let equals {
      value = String(argument[argument.index(after: equals)...])
    } else {
      guard index < arguments.count, !arguments[index].hasPrefix("--") else {
        throw .missingValue(name, placeholder: placeholder)
      }
      value = arguments[index]
      index += 1
    }
    guard !value.isEmpty else { throw .missingValue(name, placeholder: placeholder) }
    guard !parsed.all(name).contains(value) else { throw .repeatedFlag(name, verb: verb.name) }
    parsed.values[name, default: []].append(value)
  }

  private func check(_ parsed: ParsedArguments) throws(UsageError) {
    let verb = parsed.verb
    if parsed.operands.count > verb.operands.count {
      throw .unexpectedOperand(parsed.operands[verb.operands.count], verb: verb.name)
    }
    let required = verb.operands.filter(\.isRequired)
    if parsed.operands.count < required.count {
      throw .missingOperand(
        required[parsed.operands.count].name, verb: verb.name, example: verb.example)
    }
    for set in verb.exclusive {
      let given = set.filter(parsed.has)
      if given.count > 1 { throw .contradictory(given[0], given[1]) }
    }
  }
}

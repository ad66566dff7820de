import LifecycleModel

/// A place in a JSON document from which values are read; every mistake goes to one log.
///
/// A reading method returns `nil` after it has logged why, so that reading goes on and all faults of
/// a file are found at once.
package struct JSONCursor {
  package let document: JSONDocument
  package let node: JSONNode
  package let path: [String]
  package let log: FaultLog

  package init(_ document: JSONDocument, log: FaultLog) {
    self.init(document: document, node: document.root, path: [], log: log)
  }

  init(document: JSONDocument, node: JSONNode, path: [String], log: FaultLog) {
    self.document = document
    self.node = node
    self.path = path
    self.log = log
  }

  package var place: InputPlace { document.place(offset: node.offset, pointer: path) }

  package func report(_ problem: InputFault.Problem) { log.add(problem, at: place) }

  package var isNull: Bool {
    if case .null = node.content { true } else { false }
  }

  private func wrongType(_ expected: String) {
    report(.wrongType(found: node.words, expected: expected))
  }

  package func string(_ expected: String = "a string") -> String? {
    guard case .string(let text) = node.content else {
      wrongType(expected)
      return nil
    }
    return text
  }

  /// A string with something in it.
  package func text(_ what: String) -> String? {
    guard let text = string() else { return nil }
    guard text.contains(where: { !$0.isWhitespace }) else {
      report(.emptyText(of: what))
      return nil
    }
    return text
  }

  package func bool() -> Bool? {
    guard case .bool(let value) = node.content else {
      wrongType("true or false")
      return nil
    }
    return value
  }

  /// A whole number within a range.
  package func integer(_ range: ClosedRange<Int>) -> Int? {
    guard case .number(let text) = node.content else {
      wrongType("a whole number")
      return nil
    }
    guard let value = Int(text), range.contains(value) else {
      report(.numberOutOfRange(text, range))
      return nil
    }
    return value
  }

  /// One of some names.
  package func name(_ kind: InputFault.NameKind, among names: [String]) -> String? {
    guard let text = string("the name of \(kind.article) \(kind.rawValue)") else { return nil }
    guard names.contains(text) else {
      report(.unknownName(kind, text, allowed: names))
      return nil
    }
    return text
  }

  /// One of the cases of an enumeration, by its raw value.
  package func name<Value>(_ kind: InputFault.NameKind, of type: Value.Type) -> Value?
  where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    name(kind, among: Value.allCases.map(\.rawValue)).flatMap(Value.init(rawValue:))
  }

  package func list(_ expected: String = "a list") -> [JSONCursor]? {
    guard case .array(let elements) = node.content else {
      wrongType(expected)
      return nil
    }
    return elements.enumerated().map { index, element in
      JSONCursor(document: document, node: element, path: path + [String(index)], log: log)
    }
  }

  /// The members of an object of any keys.
  package func members(_ expected: String = "an object") -> [(
    key: String, place: InputPlace, value: JSONCursor
  )]? {
    guard case .object(let members) = node.content else {
      wrongType(expected)
      return nil
    }
    return members.map { member in
      let path = path + [member.key]
      return (
        member.key, document.place(offset: member.keyOffset, pointer: path),
        JSONCursor(document: document, node: member.value, path: path, log: log)
      )
    }
  }

  /// An object of given keys; logs those that it may not have and those that it lacks.
  package func object(_ what: String, keys: [String], required: [String] = []) -> [String:
    JSONCursor]?
  {
    guard case .object(let members) = node.content else {
      wrongType("\(what) (an object)")
      return nil
    }
    var result: [String: JSONCursor] = [:]
    for member in members {
      let path = path + [member.key]
      guard keys.contains(member.key) else {
        log.add(
          .unknownKey(member.key, in: what, allowed: keys),
          at: document.place(offset: member.keyOffset, pointer: path))
        continue
      }
      result[member.key] = JSONCursor(
        document: document, node: member.value, path: path, log: log)
    }
    for key in required where result[key] == nil { report(.missingKey(key, in: what)) }
    return result
  }
}

extension InputFault.NameKind {
  /// The article before the word.
  var article: String { self == .event || self == .effect ? "an" : "a" }
}

package import LifecycleModel
package import LifecycleProfiles

/// Reads an expectations file (`holdfast.expectations/1`).
package struct ExpectationsReader {
  package static let schema = "holdfast.expectations/1"
  private static let keys = [
    "case", "variant", "scenario", "profile", "device", "verdict", "findings", "reason",
  ]
  private static let verdicts = [Verdict.fail, .crash, .hang].map(\.rawValue)

  /// The profiles that a name or a range of versions means.
  private let profiles: (String) throws(InputFault) -> [String]

  /// The names that a part of the key may have; a part that is not here may have any.
  private let known: [String: [String]]

  package init(
    known: [String: [String]] = [:], profiles: @escaping (String) throws(InputFault) -> [String]
  ) {
    self.known = known
    self.profiles = profiles
  }

  /// The expectations of a document, or nil after logging why not.
  package func read(_ cursor: JSONCursor) -> [CellExpectation]? {
    let keys = ["schema", "expectations"]
    guard let object = cursor.object("an expectations file", keys: keys, required: keys) else {
      return nil
    }
    object["schema"]?.checkSchema(Self.schema)
    return object["expectations"]?.list("a list of expectations")?.compactMap(expectation)
  }

  private func expectation(_ cursor: JSONCursor) -> CellExpectation? {
    let required = ["case", "verdict", "reason"]
    guard let object = cursor.object("an expectation", keys: Self.keys, required: required) else {
      return nil
    }
    let parts = ["case", "variant", "scenario", "profile", "device"].map { key in
      object[key].map { names($0, of: key) } ?? Part(names: .any, written: "*")
    }
    let verdict = object["verdict"]?.choice("verdict", among: Self.verdicts)
      .flatMap(Verdict.init(rawValue:))
    let findings = object["findings"].map(kinds)
    let reason = object["reason"].flatMap(self.reason)
    guard let verdict, let reason else { return nil }
    return CellExpectation(
      cells: CellPattern(
        cases: parts[0].names, variants: parts[1].names, scenarios: parts[2].names,
        profiles: parts[3].names, devices: parts[4].names),
      verdict: verdict, findings: findings, reason: reason,
      written: "\(parts[0].written)/\(parts[1].written)/\(parts[2].written)"
        + "@\(parts[3].written)+\(parts[4].written)",
      place: InputPlace(
        file: cursor.place.file, line: cursor.place.line, column: cursor.place.column
      ).description)
  }

  /// What one part of the key may be, and how it was written.
  private struct Part {
    var names: CellPattern.Names
    var written: String
  }

  private func names(_ cursor: JSONCursor, of part: String) -> Part {
    let none = Part(names: .only([]), written: "?")
    guard case .array = cursor.node.content else {
      guard let text = cursor.text("the \(part)") else { return none }
      if text == "*" { return Part(names: .any, written: "*") }
      return Part(names: .only(Set(resolved(text, of: part, at: cursor))), written: text)
    }
    let elements = cursor.list() ?? []
    if elements.isEmpty { cursor.report(.emptyList(of: "the list of \(part)s")) }
    var names: Set<String> = []
    var written: [String] = []
    for element in elements {
      guard let text = element.text("the \(part)") else { continue }
      guard text != "*" else {
        element.report(.starInList())
        continue
      }
      if written.contains(text) { element.report(.repeatedValue(text)) }
      written.append(text)
      names.formUnion(resolved(text, of: part, at: element))
    }
    return Part(names: .only(names), written: written.joined(separator: ","))
  }

  private func resolved(_ text: String, of part: String, at cursor: JSONCursor) -> [String] {
    guard part == "profile" else {
      if let names = known[part], !names.contains(text) {
        let nearest = Spelling.nearest(to: text, among: names).map { "did you mean \"\($0)\"? " }
        cursor.report(
          .other(
            code: "unknown-\(part)", words: "there is no \(part) named \"\(text)\"",
            hint: (nearest ?? "") + "`holdfast \(part == "device" ? "profiles" : "cases") list` "
              + "shows them"))
      }
      return [text]
    }
    do {
      return try profiles(text)
    } catch {
      cursor.report(error.problem)
      return []
    }
  }

  private func kinds(_ cursor: JSONCursor) -> Set<FindingKind> {
    let elements = cursor.list("a list of findings") ?? []
    if elements.isEmpty, case .array = cursor.node.content {
      cursor.report(.emptyList(of: "the list of findings"))
    }
    var kinds: Set<FindingKind> = []
    for element in elements {
      guard
        let kind = element.choice(
          "finding", among: FindingKind.allCases.map(\.rawValue)
        ).flatMap(FindingKind.init(rawValue:))
      else { continue }
      if !kinds.insert(kind).inserted { element.report(.repeatedValue(kind.rawValue)) }
    }
    return kinds
  }

  private func reason(_ cursor: JSONCursor) -> String? {
    guard let text = cursor.text("the reason") else { return nil }
    guard !text.contains(where: \.isNewline) else {
      cursor.report(.severalLines(of: "the reason"))
      return nil
    }
    return text
  }
}

package import LifecycleModel
package import LifecycleProfiles

/// A scenario in a file of the form `holdfast.scenario/1`.
package struct ScenarioFile: Hashable, Sendable {
  package static let schema = "holdfast.scenario/1"

  package var name: String
  /// Where the scenario was found: the cell's key, or nil.
  package var cell: String?
  package var actions: [UserAction]

  package init(name: String, cell: String? = nil, actions: [UserAction]) {
    self.name = name
    self.cell = cell
    self.actions = actions
  }

  /// The file's text.
  package var text: String {
    var members: [JSONValue.Member] = [
      .init("schema", .string(Self.schema)), .init("name", .string(name)),
    ]
    if let cell { members.append(.init("cell", .string(cell))) }
    members.append(.init("actions", .array(actions.map { JSONValue($0) })))
    return JSONValue.object(members).canonicalText()
  }

  /// Reads a file; throws every fault in it, with its place.
  package init(parsing bytes: [UInt8], file: String) throws(InputFaults) {
    let document: JSONDocument
    do {
      document = try JSONParser.parse(bytes, file: file)
    } catch {
      throw InputFaults([error])
    }
    let log = FaultLog()
    let scenario = Self.read(JSONCursor(document, log: log))
    guard log.faults.isEmpty, let scenario else { throw InputFaults(log.faults) }
    self = scenario
  }

  private static func read(_ cursor: JSONCursor) -> ScenarioFile? {
    guard
      let members = cursor.object(
        "scenario", keys: ["schema", "name", "cell", "actions"],
        required: ["schema", "name", "actions"])
    else { return nil }
    if let schema = members["schema"], let found = schema.string(), found != Self.schema {
      schema.report(
        .other(
          code: "unknown-schema",
          words: "the schema is \(Wording.quoted(found)), expected \(Wording.quoted(Self.schema))",
          hint: "write \(Wording.quoted(Self.schema))"))
    }
    let name = members["name"]?.text("name")
    let cell = members["cell"].flatMap { $0.isNull ? nil : $0.text("cell") }
    let actions = members["actions"]?.list("a list of actions")?.map(ActionReading.action)
    guard let name, let actions, !actions.contains(nil) else { return nil }
    return ScenarioFile(name: name, cell: cell, actions: actions.compactMap { $0 })
  }

  /// The scenario, with the closures of the case's own scenarios for expectations of their names.
  ///
  /// An expectation that no scenario of the case asks cannot be asked; a run notes it.
  package func scenario(expectationsFrom scenarios: [Scenario] = []) -> Scenario {
    var expectations: [Scenario.Expectation] = []
    let known = scenarios.flatMap(\.expectations)
    let actions = actions.map { action -> UserAction in
      guard case .expect(_, let name) = action,
        let expectation = known.first(where: { $0.name == name })
      else { return action }
      expectations.append(expectation)
      return .expect(expectations.count - 1, name)
    }
    return Scenario(name, actions: actions, expectations: expectations)
  }
}

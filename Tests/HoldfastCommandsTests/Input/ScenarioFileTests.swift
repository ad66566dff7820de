import HoldfastCommands
import Testing

extension WrongFile {
  /// A scenario file with one action in its second line.
  static func action(
    _ action: String, _ place: String, _ code: String, _ message: String
  ) -> WrongFile {
    .init(
      """
      { "schema": "holdfast.scenario/1", "name": "n", "actions": [
      \(action)
      ] }
      """, place, code, message)
  }

  static let scenarios: [WrongFile] = [
    .init("", ":1:1", "empty-file", "empty"),
    .init("[1,]", ":1:3", "trailing-comma", "comma"),
    .init("{}", ":1:1", "missing-key", "\"actions\""),
    .init(
      "{ \"schema\": \"holdfast.scenario/1\", \"name\": \"n\" }", ":1:1", "missing-key", "actions"),
    .init(
      "{ \"schema\": \"holdfast.scene/1\", \"name\": \"n\", \"actions\": [] }", ":1:13 #/schema",
      "unknown-schema", "holdfast.scene/1"),
    .init(
      "{ \"schema\": \"holdfast.scenario/1\", \"name\": \"\", \"actions\": [] }", ":1:44 #/name",
      "empty-text", "name"),
    .init(
      "{ \"schema\": \"holdfast.scenario/1\", \"name\": \"n\", \"actons\": [], \"actions\": [] }",
      ":1:49 #/actons", "unknown-key", "\"actons\""),
    .action("7", ":2:1 #/actions/0", "wrong-type", "an action (an object)"),
    .action("{}", ":2:1 #/actions/0", "action-count", "found 0"),
    .action("{ \"tap\": \"a\", \"goBack\": true }", ":2:1 #/actions/0", "action-count", "found 2"),
    .action("{ \"tpa\": \"a\" }", ":2:", "unknown-action", "\"tpa\""),
    .action("{ \"tap\": 1 }", ":2:10 #/actions/0/tap", "wrong-type", "an element"),
    .action("{ \"tap\": {} }", ":2:10 #/actions/0/tap", "empty-element", "says nothing"),
    .action(
      "{ \"tap\": { \"role\": \"knob\" } }", ":2:20 #/actions/0/tap/role", "unknown-value",
      "\"knob\""),
    .action(
      "{ \"tap\": { \"text\": \"a\", \"at\": -1 } }", ":2:31 #/actions/0/tap/at",
      "number-out-of-range", "-1"),
    .action("{ \"goBack\": 1 }", ":2:13 #/actions/0/goBack", "wrong-type", "expected true"),
    .action(
      "{ \"swipeBack\": \"half\" }", ":2:16 #/actions/0/swipeBack", "unknown-value", "\"half\""),
    .action("{ \"kill\": \"magic\" }", ":2:11 #/actions/0/kill", "unknown-value", "\"magic\""),
    .action("{ \"wait\": -5 }", ":2:11 #/actions/0/wait", "number-out-of-range", "-5"),
    .action("{ \"wait\": 1.5 }", ":2:11 #/actions/0/wait", "number-out-of-range", "1.5"),
    .action(
      "{ \"replace\": { \"in\": \"a\" } }", ":2:14 #/actions/0/replace", "missing-key", "\"with\""),
  ]
}

@MainActor @Suite struct ScenarioFileTests {
  @Test(arguments: WrongFile.scenarios)
  func aWrongFileEndsWithTwoAndNamesThePlace(file: WrongFile) throws {
    let session = Session()
    let path = try session.file("scenario.json", file.text)
    #expect(session.run(["replay", path]) == .badInput)
    #expect(session.notes.contains("\(path)\(file.place)"), "\(session.notes)")
    #expect(session.notes.contains("[\(file.code)]"), "\(session.notes)")
    #expect(session.notes.contains(file.message), "\(session.notes)")
    #expect(session.output.isEmpty)
  }

  @Test func whereAScenarioRunsMustBeNamed() throws {
    let session = Session()
    let text = { (cell: String) in
      "{ \"schema\": \"holdfast.scenario/1\", \"name\": \"n\", \"cell\": \"\(cell)\", \"actions\": [] }"
    }
    let malformed = try session.file("malformed.json", text("notes/naive"))
    #expect(session.run(["replay", malformed]) == .badInput)
    #expect(session.notes.contains("[bad-cell]"))
    let unknown = try session.file("unknown.json", text("notes/niave/n@reference+iphone-8"))
    #expect(session.run(["replay", unknown]) == .badInput)
    #expect(session.notes.contains("did you mean \"naive\"?"))
  }
}

import HoldfastCommands
import LifecycleModel
import LifecycleProfiles
import Testing

/// A file that is wrong, and what the user must be told about it.
struct WrongFile: CustomTestStringConvertible, Sendable {
  var text: String
  /// Line and column, and the pointer when the fault is in a value.
  var place: String
  var code: String
  var message: String

  init(_ text: String, _ place: String, _ code: String, _ message: String) {
    self.text = text
    self.place = place
    self.code = code
    self.message = message
  }

  var testDescription: String { "\(code) in \(text)" }

  /// An expectations file with one entry that has these members too.
  static func entry(
    _ members: String, _ place: String, _ code: String, _ message: String
  ) -> WrongFile {
    .init(
      """
      { "schema": "holdfast.expectations/1", "expectations": [
      { "case": "notes", "verdict": "fail", "reason": "r", \(members) }
      ] }
      """, place, code, message)
  }

  static let expectations: [WrongFile] = [
    .init("", ":1:1", "empty-file", "empty"),
    .init("{", ":1:2", "unexpected-end", "end of the file"),
    .init("[]", ":1:1", "wrong-type", "an expectations file (an object)"),
    .init("{ \"schema\": 1, }", ":1:14", "trailing-comma", "comma"),
    .init("{ } x", ":1:5", "content-after-end", "end of the file"),
    .init("// no\n{}", ":1:1", "comment", "no comments"),
    .init("{}", ":1:1", "missing-key", "\"schema\""),
    .init("{ \"schema\": \"holdfast.expectations/1\" }", ":1:1", "missing-key", "\"expectations\""),
    .init(
      "{ \"schema\": \"holdfast.expectations/2\", \"expectations\": [] }", ":1:13 #/schema",
      "wrong-schema", "\"holdfast.expectations/2\""),
    .init(
      "{ \"schema\": \"holdfast.expectations/1\", \"expectation\": [] }", ":1:40 #/expectation",
      "unknown-key", "no key \"expectation\""),
    .init(
      "{ \"schema\": \"holdfast.expectations/1\", \"expectations\": {} }", ":1:56 #/expectations",
      "wrong-type", "a list of expectations"),
    .init(
      "{ \"schema\": \"holdfast.expectations/1\", \"expectations\": [\n 7\n] }",
      ":2:2 #/expectations/0", "wrong-type", "an expectation (an object), found the number 7"),
    .init(
      "{ \"schema\": \"holdfast.expectations/1\", \"expectations\": [\n {}\n] }",
      ":2:2 #/expectations/0", "missing-key", "\"reason\""),
    .entry("\"varient\": \"x\"", ":2:54 #/expectations/0/varient", "unknown-key", "\"varient\""),
    .entry("\"case\": \"b\"", ":2:54 #/expectations/0/case", "duplicate-key", "\"case\""),
    .entry("\"variant\": 1", ":2:65 #/expectations/0/variant", "wrong-type", "a string"),
    .entry("\"variant\": \"\"", ":2:65 #/expectations/0/variant", "empty-text", "the variant"),
    .entry("\"variant\": []", ":2:65 #/expectations/0/variant", "empty-list", "list of variants"),
    .entry(
      "\"variant\": [\"a\", \"*\"]", ":2:71 #/expectations/0/variant/1", "star-in-list", "\"*\""),
    .entry(
      "\"device\": [\"a\", \"a\"]", ":2:70 #/expectations/0/device/1", "repeated-value", "\"a\""),
    .entry(
      "\"profile\": \"ios-99.0\"", ":2:65 #/expectations/0/profile", "unknown-version", "\"99.0\""),
    .entry(
      "\"profile\": [\"ios:14.5..13.0\"]", ":2:66 #/expectations/0/profile/0",
      "empty-version-range", "14.5..13.0"),
    .entry(
      "\"profile\": \"refrence\"", ":2:65 #/expectations/0/profile", "unknown-profile",
      "\"refrence\""),
    .entry(
      "\"findings\": [\"lost-edits\"]", ":2:67 #/expectations/0/findings/0", "unknown-finding",
      "\"lost-edits\""),
    .entry(
      "\"findings\": \"lost-edit\"", ":2:66 #/expectations/0/findings", "wrong-type",
      "a list of findings"),
    .entry("\"findings\": []", ":2:66 #/expectations/0/findings", "empty-list", "list of findings"),
    .init(
      """
      { "schema": "holdfast.expectations/1", "expectations": [
      { "case": "notes", "verdict": "pass", "reason": "r" }
      ] }
      """, ":2:31 #/expectations/0/verdict", "unknown-verdict", "\"pass\""),
    .init(
      """
      { "schema": "holdfast.expectations/1", "expectations": [
      { "case": "notes", "verdict": "fail", "reason": " " }
      ] }
      """, ":2:49 #/expectations/0/reason", "empty-text", "the reason"),
    .init(
      """
      { "schema": "holdfast.expectations/1", "expectations": [
      { "case": "notes", "verdict": "fail", "reason": "a\\nb" }
      ] }
      """, ":2:49 #/expectations/0/reason", "several-lines", "the reason"),
  ]
}

@MainActor @Suite struct ExpectationsReaderTests {
  @Test(arguments: WrongFile.expectations)
  func aWrongFileEndsWithTwoAndNamesThePlace(file: WrongFile) throws {
    let session = Session()
    let path = try session.file("expectations.json", file.text)
    #expect(session.run(["matrix", "--expectations", path]) == .badInput)
    #expect(session.notes.contains("\(path)\(file.place)"), "\(session.notes)")
    #expect(session.notes.contains("[\(file.code)]"), "\(session.notes)")
    #expect(session.notes.contains(file.message), "\(session.notes)")
    #expect(session.writtenFiles.isEmpty)
    #expect(session.output.isEmpty)
  }

  @Test(arguments: [
    (#""case": "disapear-commit""#, "unknown-case"),
    (#""case": "*", "device": "iphone-9""#, "unknown-device"),
    (#""case": "*", "variant": ["none"]"#, "unknown-variant"),
    (#""case": "*", "scenario": "no such thing""#, "unknown-scenario"),
  ])
  func aNameThatNothingHasEndsWithTwo(part: String, code: String) throws {
    let session = Session()
    let entry = "{ \(part), \"verdict\": \"fail\", \"reason\": \"r\" }"
    let path = try session.file(
      "expectations.json",
      "{ \"schema\": \"holdfast.expectations/1\", \"expectations\": [\(entry)] }")
    #expect(session.run(["matrix", "--expectations", path]) == .badInput)
    #expect(session.notes.contains("[\(code)]"), "\(session.notes)")
    #expect(session.writtenFiles.isEmpty)
  }

  private func read(_ entries: String) throws -> [CellExpectation] {
    let text = "{ \"schema\": \"holdfast.expectations/1\", \"expectations\": [\(entries)] }"
    let reader = ExpectationsReader { name throws(InputFault) in
      name == "ios:13.0..13.1" ? ["ios-13.0", "ios-13.1"] : [name]
    }
    return try InputFile.decode(Array(text.utf8), file: "e.json", with: reader.read)
  }

  @Test func partsThatAreLeftOutMeanEveryName() throws {
    let read = try read(#"{ "case": "notes", "verdict": "crash", "reason": "r" }"#)
    #expect(read.map(\.cells) == [CellPattern(cases: .only(["notes"]))])
    #expect(read.map(\.written) == ["notes/*/*@*+*"])
    #expect(read.map(\.verdict) == [.crash])
    #expect(read.map(\.place) == ["e.json:1:57"])
  }

  @Test func aPartIsANameAListOrAStarAndAProfileMayBeARange() throws {
    let read = try read(
      #"{ "case": "*", "variant": ["a", "b"], "scenario": "s", "#
        + #""profile": ["reference", "ios:13.0..13.1"], "device": "d", "#
        + #""verdict": "fail", "findings": ["lost-edit", "drift"], "reason": "r" }"#)
    let cells = try #require(read.first).cells
    #expect(cells.cases == .any)
    #expect(cells.variants == .only(["a", "b"]))
    #expect(cells.scenarios == .only(["s"]))
    #expect(cells.profiles == .only(["reference", "ios-13.0", "ios-13.1"]))
    #expect(cells.devices == .only(["d"]))
    #expect(read.first?.findings == [.lostEdit, .drift])
    #expect(read.first?.written == "*/a,b/s@reference,ios:13.0..13.1+d")
  }

  @Test func everyFaultOfAFileIsToldAtOnce() throws {
    let session = Session()
    let path = try session.file(
      "expectations.json",
      """
      { "schema": "holdfast.expectations/1", "expectations": [
      { "case": "notes", "verdict": "fial", "reason": "r" },
      { "case": "notes", "verdict": "fail" }
      ] }
      """)
    #expect(session.run(["matrix", "--expectations", path]) == .badInput)
    #expect(session.notes.contains(":2:31"))
    #expect(session.notes.contains("did you mean \"fail\"?"))
    #expect(session.notes.contains(":3:1"))
  }
}

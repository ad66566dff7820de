import LifecycleModel
import LifecycleProfiles
import ProfileData
import Testing

@Suite struct LintTests {
  /// The sample as the writer writes it, with parts replaced.
  private func canonical(_ replacements: [(String, String)] = []) throws -> String {
    var text = Sample.quirk
    for (part, replacement) in replacements { text = text.replacing(part, with: replacement) }
    let catalogue = try Catalogue.decode([Sample.folder(quirks: [("x", text)])])
    return JSONValue(catalogue.quirks[0]).canonicalText()
  }

  private func findings(_ quirks: (name: String, text: String)...) throws -> [String] {
    let catalogue = try Catalogue.decode([Sample.folder(quirks: [])])
    let folder = Sample.folder(
      quirks: quirks, platform: JSONValue(catalogue.platforms[0]).canonicalText(),
      device: JSONValue(catalogue.devices[0]).canonicalText())
    return Lint.run([folder]).map(\.description)
  }

  private func codes(_ quirks: (name: String, text: String)...) throws -> [String] {
    let folder = Sample.folder(quirks: quirks)
    return Lint.run([folder]).filter { $0.fault.place.file?.contains("/quirks/") ?? false }
      .map(\.fault.code)
  }

  @Test func `the bundled profiles are clean`() throws {
    let folders = try Catalogue.folders(bundled: ProfileData.bundledFolder())
    #expect(Lint.run(folders).map(\.description) == [])
    #expect(folders[0].files.filter { $0.kind == .quirks }.count >= 18)
  }

  @Test func `each bundled file is read and written back byte for byte`() throws {
    let folders = try Catalogue.folders(bundled: ProfileData.bundledFolder())
    let catalogue = try Catalogue.decode(folders)
    for file in folders[0].files where file.kind == .quirks {
      let quirk = try #require(catalogue.quirk(file.stem))
      #expect(Array(JSONValue(quirk).canonicalText().utf8) == file.bytes)
    }
  }

  @Test func `every form of range and effect survives reading and writing`() throws {
    let text = try canonical([
      (
        "[{ \"platform\": \"ios\", \"os\": { \"from\": \"13.0\", \"before\": \"13.1\" } }]",
        """
        [
          { "platform": "ios", "os": { "from": null, "through": "13.1" }, "sdk": null },
          { "platform": "ios", "deploymentTarget": { "from": "13.1", "before": null } },
          { "platform": null, "os": null, "devices": ["iphone-8"] }
        ]
        """
      ),
      (
        "[{ \"event\": \"disappear\", \"where\": { \"cause\": \"pop\" }, \"effect\": \"drop\" }]",
        """
        [
          { "event": "appear", "effect": "early" },
          { "event": "change", "effect": "reorder" },
          { "event": "receive", "effect": "coalesce" },
          { "event": "submit", "effect": { "delay": { "turns": 2 } } },
          { "event": "commit", "effect": { "delay": { "milliseconds": 350 } } },
          { "event": "dismiss", "where": { "role": "top", "phase": "did", "ordinal": 2 }, "effect": { "duplicate": 2 } },
          { "event": "disappear", "effect": { "deliver": "parent" } }
        ]
        """
      ),
    ])
    let catalogue = try Catalogue.decode([Sample.folder(quirks: [("x", text)])])
    #expect(JSONValue(catalogue.quirks[0]).canonicalText() == text)
    #expect(catalogue.quirks[0].affects.count == 3)
    #expect(catalogue.quirks[0].delivery.count == 7)
  }

  @Test func `a canonical sample is clean`() throws {
    #expect(try findings(("x", canonical())) == [])
  }

  @Test func `a file in another form is shown its first different line`() throws {
    let text = try canonical().replacing("  \"id\": \"x\"", with: "    \"id\": \"x\"")
    #expect(
      try findings(("x", text)) == [
        """
        Profiles/quirks/x.json:2: error: expected "  "id": "x",", found "    "id": "x"," [not-canonical]
          hint: rewrite the file in canonical form
        """
      ])
  }

  @Test func `a file is named after its id`() throws {
    #expect(
      try findings(("y", canonical())) == [
        """
        Profiles/quirks/y.json:2:9 #/id: error: the id is "x", the file is named "y.json" [id-differs-from-file]
          hint: name the file "x.json"
        """
      ])
  }

  @Test(arguments: [
    ("\"seed-002\"", "\"seed-009\"", "unknown-seed"), ("\"seed-002\"", "\"a blog\"", "bad-source"),
    ("\"seed-002\"", "\"https://example\"", "bad-source"),
    ("\"seed-002\"", "\"unrecorded\"", "unrecorded-source"),
    ("\"evaluatedAfterAnimation\"", "\"notEvaluated\"", "reference-value"),
    ("[\"b\"]", "[\"a\"]", "equal-logs"), ("[\"b\"]", "[\" \"]", "empty-line"),
    ("\"push-type-pop\"", "\"Push type pop\"", "bad-situation"),
  ])
  func `a part that proves nothing is found`(part: String, replacement: String, code: String) throws
  {
    #expect(try codes(("x", canonical([(part, replacement)]))) == [code])
  }

  @Test(arguments: [
    "Something differs", "Something differs. It does.", "On iOS 13 something differs.",
    String(repeating: "Long ", count: 30) + ".",
  ])
  func `a summary is one sentence without a version`(summary: String) throws {
    #expect(try codes(("x", canonical([("Something is different.", summary)]))) == ["bad-summary"])
  }

  @Test func `two quirks that do the same belong together`() throws {
    let other = try canonical().replacing("\"id\": \"x\"", with: "\"id\": \"y\"")
    #expect(try codes(("x", canonical()), ("y", other)) == ["twin"])
    let later = other.replacing("13.0", with: "13.1").replacing(
      "\"13.1\" } }", with: "\"13.2\" } }")
    #expect(try codes(("x", canonical()), ("y", later)) == [])
  }

  private func folder(exceptions: String, _ quirks: (name: String, text: String)...) throws
    -> ProfileFolder
  {
    var folder = Sample.folder(quirks: quirks)
    folder.exceptions = ProfileFolder.File(
      kind: .quirks, path: "Profiles/lint-exceptions.json", stem: "lint-exceptions",
      bytes: Array(exceptions.utf8))
    return folder
  }

  @Test func `an exception excuses one check in one file`() throws {
    let other = try canonical().replacing("\"id\": \"x\"", with: "\"id\": \"y\"")
    let exceptions =
      #"{ "exceptions": [{ "check": "twins", "id": "y", "reason": "Two reports." }] }"#
    let folder = try folder(exceptions: exceptions, ("x", canonical()), ("y", other))
    #expect(Lint.run([folder]).filter { $0.fault.code == "twin" }.isEmpty)
    #expect(!Lint.run([folder]).map(\.check).contains("exceptions"))
  }

  @Test func `an exception that nothing needs is a finding, and so is a wrong one`() throws {
    let exceptions = """
      { "exceptions": [
        { "check": "twins", "id": "x", "reason": "Once." },
        { "check": "twns", "id": "x", "reason": "Once." }
      ] }
      """
    let folder = try folder(exceptions: exceptions, ("x", canonical()))
    let words = Lint.run([folder]).filter { $0.check == "exceptions" }.map(\.description)
    #expect(words.count == 2)
    #expect(
      words.contains {
        $0.hasPrefix("Profiles/lint-exceptions.json:2:3 #/exceptions/0: error: twins finds nothing")
      })
    #expect(words.contains { $0.contains("no check is named \"twns\"") })
  }

  @Test func `a quirk that changes nothing is found`() throws {
    let text = try canonical([
      ("{ \"lists.removedRow\": \"evaluatedAfterAnimation\" }", "{}"),
      (
        "[{ \"event\": \"disappear\", \"where\": { \"cause\": \"pop\" }, \"effect\": \"drop\" }]",
        "[]"
      ),
    ])
    #expect(try codes(("x", text)) == ["empty-quirk"])
  }

  @Test func `a rule behind one for the same events is found`() throws {
    let rule =
      "{ \"event\": \"disappear\", \"where\": { \"cause\": \"pop\" }, \"effect\": \"drop\" }"
    let early =
      "{ \"event\": \"disappear\", \"where\": { \"cause\": \"pop\", \"role\": \"top\" }, \"effect\": \"early\" }"
    #expect(try codes(("x", canonical([(rule, "\(rule), \(early)")]))) == [])
    let later = rule.replacing("\"drop\"", with: "\"early\"")
    #expect(try codes(("x", canonical([(rule, "\(later), \(rule)")]))) == ["unreachable-rule"])
    #expect(try codes(("x", canonical([(rule, "\(rule), \(rule)")]))) == ["equal-rules"])
    let other = early.replacing("\"pop\"", with: "\"push\"")
    #expect(try codes(("x", canonical([(rule, "\(rule), \(other)")]))) == [])
  }

  @Test func `a contradiction within one point is found`() throws {
    func quirk(_ id: String, _ value: String, _ from: String, _ before: String) throws -> String {
      let (_, text) = Sample.setting(
        id, "presentation.dismissedContent", value, from: from, before: before)
      let catalogue = try Catalogue.decode([Sample.folder(quirks: [(id, text)])])
      return JSONValue(catalogue.quirks[0]).canonicalText()
    }
    let first = try quirk("a", "keptForever", "13.0", "13.2")
    let overlapping = try quirk("b", "keptUntilNextPresentation", "13.1", "13.3")
    let apart = try quirk("b", "keptUntilNextPresentation", "13.2", "13.3")
    #expect(
      try findings(("a", first), ("b", overlapping)) == [
        """
        Profiles/quirks/b.json:6:51 #/structure/presentation.dismissedContent: error: \
        presentation.dismissedContent is "keptUntilNextPresentation" here and "keptForever" in a, \
        both hold on ios-13.1 [conflict]
          hint: narrow "affects" of one of them
        """
      ])
    #expect(try findings(("a", first), ("b", apart)) == [])
  }

  @Test func `a stray file and a spoilt one are both found`() throws {
    var folder = Sample.folder(quirks: [("x", "{")])
    folder.files.append(
      ProfileFolder.File(
        kind: .quirks, path: "Profiles/quirks/notes.txt", stem: "notes.txt", isJSON: false,
        bytes: []))
    let codes = Lint.run([folder]).map(\.fault.code).filter { $0 != "not-canonical" }
    #expect(codes == ["stray-file", "unexpected-end"])
  }
}

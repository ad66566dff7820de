import LifecycleModel
import LifecycleProfiles
import Testing

/// A spoilt part of a quirk file, and what is said about it after the file's name.
struct Spoilt: Sendable, CustomTestStringConvertible {
  var part: String
  var replacement: String
  var message: String

  init(_ part: String, _ replacement: String, _ message: String) {
    self.part = part
    self.replacement = replacement
    self.message = message
  }

  var testDescription: String { replacement.isEmpty ? "no \(part)" : replacement }
}

private let places = "Keys: container, cause, role, phase, ordinal."
private let keys =
  "Keys: id, summary, note, affects, delivery, structure, evidence, workarounds, demonstration."
private let effects = "Effects: drop, delay, duplicate, early, reorder, coalesce, bounce, deliver."

@Suite struct BadQuirkTests {
  static let cases: [Spoilt] = [
    // Keys.
    Spoilt(
      "\"summary\"", "\"sumary\"",
      """
      :3:3 #/sumary: error: a quirk has no key "sumary" [unknown-key]
        hint: did you mean "summary"? \(keys)
      Profiles/quirks/x.json:1:1 #: error: a quirk needs the key "summary" [missing-key]
      """),
    Spoilt(
      "\"structure\": {", "\"remark\": 1, \"structure\": {",
      """
      :6:3 #/remark: error: a quirk has no key "remark" [unknown-key]
        hint: \(keys)
      """),
    Spoilt(
      "{ \"cause\": \"pop\" }", "{ \"couse\": \"pop\" }",
      """
      :5:51 #/delivery/0/where/couse: error: a place has no key "couse" [unknown-key]
        hint: did you mean "cause"? \(places)
      """),
    Spoilt(
      ", \"effect\": \"drop\"", "",
      ":5:16 #/delivery/0: error: a rule needs the key \"effect\" [missing-key]"),
    Spoilt(
      ", \"grade\": \"A\"", "",
      ":7:16 #/evidence/0: error: evidence needs the key \"grade\" [missing-key]"),
    Spoilt(
      ", \"quirk\": [\"b\"]", "",
      ":8:20 #/demonstration: error: a demonstration needs the key \"quirk\" [missing-key]"),
    Spoilt(
      "{ \"platform\": \"ios\", \"os\"", "{ \"os\"",
      ":4:15 #/affects/0: error: a range needs the key \"platform\" [missing-key]"),
    // Types.
    Spoilt(
      "\"Something is different.\"", "7",
      ":3:14 #/summary: error: expected a string, found the number 7 [wrong-type]"),
    Spoilt(
      "[{ \"event\"", "{ \"event\"",
      ":5:86 #: error: expected \",\" or \"}\", found \"]\" [unexpected-character]"),
    Spoilt(
      "{ \"lists.removedRow\": \"evaluatedAfterAnimation\" }", "[]",
      ":6:16 #/structure: error: expected an object of seams, found a list [wrong-type]"),
    Spoilt(
      "[\"a\"]", "\"a\"",
      ":8:65 #/demonstration/reference: error: expected a list of strings, found the string \"a\" [wrong-type]"
    ),
    Spoilt(
      "[\"a\"]", "[\"a\", null]",
      ":8:71 #/demonstration/reference/1: error: expected a string, found null [wrong-type]"),
    Spoilt(
      "\"13.0\"", "13.0",
      ":4:52 #/affects/0/os/from: error: expected a version in quotes, found the number 13.0 [wrong-type]"
    ),
    Spoilt(
      "\"pop\"", "true",
      ":5:60 #/delivery/0/where/cause: error: expected the name of a cause, found true [wrong-type]"
    ),
    // Texts and ids.
    Spoilt(
      "\"Something is different.\"", "\" \"",
      """
      :3:14 #/summary: error: the summary is empty [empty-text]
        hint: write a sentence or a name
      """),
    Spoilt(
      "\"It was seen.\"", "\"\"",
      """
      :7:48 #/evidence/0/says: error: what the source says is empty [empty-text]
        hint: write a sentence or a name
      """),
    Spoilt(
      "\"id\": \"x\"", "\"id\": \"Row_Lost\"",
      """
      :2:9 #/id: error: "Row_Lost" is not an id [bad-id]
        hint: use lower-case letters, digits and single hyphens, a letter first: "row-state-lost"
      """),
    // Lists that need an element.
    Spoilt(
      "[{ \"platform\": \"ios\", \"os\": { \"from\": \"13.0\", \"before\": \"13.1\" } }]", "[]",
      """
      :4:14 #/affects: error: the list of affected ranges is empty [empty-list]
        hint: name at least one
      """),
    Spoilt(
      "[{ \"source\": \"seed-002\", \"says\": \"It was seen.\", \"grade\": \"A\" }]", "[]",
      """
      :7:15 #/evidence: error: the list of evidence is empty [empty-list]
        hint: name at least one
      """),
    // Names.
    Spoilt(
      "\"disappear\"", "\"dissapear\"",
      """
      :5:27 #/delivery/0/event: error: no event is named "dissapear" [unknown-event]
        hint: did you mean "disappear"? Events: appear, disappear, change, receive, focusChange, \
      dismiss, taskStart, taskCancel, editingChanged, commit, submit, viewDidLoad, viewWillAppear, \
      viewDidAppear, viewWillDisappear, viewDidDisappear, willMoveToParent, didMoveToParent, \
      textDidBeginEditing, textDidChange, textDidEndEditing, textShouldReturn, controlEvent, \
      rowWillDisplay, rowDidEndDisplaying, rowSelected, rowDeleted, rowMoved, scenePhase, \
      willTerminate, memoryWarning.
      """),
    Spoilt(
      "\"cause\": \"pop\"", "\"role\": \"Parent\"",
      """
      :5:59 #/delivery/0/where/role: error: no role is named "Parent" [unknown-role]
        hint: did you mean "parent"? Roles: top, parent, grandparent, root, visitedTab, covered, \
      row, removed.
      """),
    Spoilt(
      "\"cause\": \"pop\"", "\"phase\": \"done\"",
      """
      :5:60 #/delivery/0/where/phase: error: no phase is named "done" [unknown-phase]
        hint: did you mean "did"? Phases: will, during, did, cancelled.
      """),
    Spoilt(
      "\"drop\"", "\"skip\"",
      """
      :5:79 #/delivery/0/effect: error: no effect is named "skip" [unknown-effect]
        hint: did you mean "drop"? \(effects)
      """),
    Spoilt(
      "\"drop\"", "{ \"dealy\": { \"turns\": 1 } }",
      """
      :5:81 #/delivery/0/effect/dealy: error: no effect is named "dealy" [unknown-effect]
        hint: did you mean "delay"? \(effects)
      """),
    Spoilt(
      "\"evaluatedAfterAnimation\"", "\"never\"",
      """
      :6:38 #/structure/lists.removedRow: error: no value is named "never" [unknown-value]
        hint: Values: notEvaluated, evaluatedAfterAnimation.
      """),
    Spoilt(
      "\"grade\": \"A\"", "\"grade\": \"D\"",
      """
      :7:73 #/evidence/0/grade: error: no grade is named "D" [unknown-grade]
        hint: Grades: A, B, C.
      """),
    Spoilt(
      "\"platform\": \"ios\"", "\"platform\": \"iOS\"",
      """
      :4:29 #/affects/0/platform: error: no platform is named "iOS" [unknown-platform]
        hint: did you mean "ios"? Platforms: ios.
      """),
    Spoilt(
      "\"13.1\" } }", "\"13.1\" }, \"devices\": [\"iphone-9\"] }",
      """
      :4:92 #/affects/0/devices/0: error: no device is named "iphone-9" [unknown-device]
        hint: did you mean "iphone-8"? Devices: iphone-8.
      """),
    Spoilt(
      "\"13.1\" } }", "\"13.1\" }, \"devices\": [\"iphone-8\", \"iphone-8\"] }",
      """
      :4:104 #/affects/0/devices/1: error: "iphone-8" is listed twice [duplicate-name]
        hint: keep one of them
      """),
    // Effects with values.
    Spoilt(
      "\"drop\"", "\"delay\"",
      """
      :5:79 #/delivery/0/effect: error: the effect "delay" needs a value [effect-needs-value]
        hint: write { "delay": { "turns": 1 } } or { "delay": { "milliseconds": 100 } }
      """),
    Spoilt(
      "\"drop\"", "\"duplicate\"",
      """
      :5:79 #/delivery/0/effect: error: the effect "duplicate" needs a value [effect-needs-value]
        hint: write { "duplicate": 2 }
      """),
    Spoilt(
      "\"drop\"", "{ \"duplicate\": 1 }",
      ":5:94 #/delivery/0/effect/duplicate: error: expected a whole number from 2 to 10, found 1 [number-out-of-range]"
    ),
    Spoilt(
      "\"drop\"", "{ \"delay\": { \"turns\": 1.5 } }",
      ":5:101 #/delivery/0/effect/delay/turns: error: expected a whole number from 1 to 1000, found 1.5 [number-out-of-range]"
    ),
    Spoilt(
      "\"drop\"", "{ \"delay\": { \"turns\": 1, \"milliseconds\": 1 } }",
      """
      :5:90 #/delivery/0/effect/delay: error: a delay has one key, this one has 2 [duration-count]
        hint: write { "turns": 1 } or { "milliseconds": 100 }
      """),
    Spoilt(
      "\"drop\"", "{}",
      """
      :5:79 #/delivery/0/effect: error: an effect written as an object has one key, this one has 0 [effect-count]
        hint: write one of { "delay": … }, { "duplicate": … }, { "deliver": … }
      """),
    Spoilt(
      "\"cause\": \"pop\"", "\"ordinal\": 0",
      ":5:62 #/delivery/0/where/ordinal: error: expected a whole number from 1 to 10000, found 0 [number-out-of-range]"
    ),
    // Ranges.
    Spoilt(
      "\"13.0\"", "\"13\"",
      """
      :4:52 #/affects/0/os/from: error: "13" is not a version [bad-version]
        hint: write two or three numbers: "13.0" or "17.0.3"
      """),
    Spoilt(
      "\"from\": \"13.0\"", "\"from\": \"13.9\"",
      """
      :4:52 #/affects/0/os/from: error: iOS has no release "13.9" [unknown-version]
        hint: did you mean "13.0"? Known: 13.0 to 13.3.
      Profiles/quirks/x.json:4:42 #/affects/0/os: error: no version lies in the range "from 13.9 before 13.1" [empty-range]
        hint: "from" is the first bad version, "before" the first good one after it
      """),
    Spoilt(
      "\"os\": { \"from\": \"13.0\"", "\"os\": { \"from\": \"13.1\"",
      """
      :4:42 #/affects/0/os: error: no version lies in the range "from 13.1 before 13.1" [empty-range]
        hint: "from" is the first bad version, "before" the first good one after it
      """),
    Spoilt(
      "\"13.1\" }", "\"13.1\", \"through\": \"13.1\" }",
      """
      :4:89 #/affects/0/os/through: error: a range has both "before" and "through" [two-ends]
        hint: keep "before" (first good version) or "through" (last bad one)
      """),
    Spoilt(
      "\"os\": {", "\"sdk\": { \"from\": \"13.3\" }, \"os\": {",
      """
      :4:53 #/affects/0/sdk/from: error: iOS has no SDK "13.3" [unknown-sdk]
        hint: did you mean "13.0"? Known: 13.0 to 13.2.
      """),
    Spoilt(
      "\"platform\": \"ios\"", "\"platform\": null",
      """
      :4:41 #/affects/0/os: error: versions are named, but no platform [versions-without-platform]
        hint: name the platform, or write null for what is unknown
      """),
    Spoilt(
      "\"lists.removedRow\"", "\"list.removedRow\"",
      """
      :6:18 #/structure/list.removedRow: error: no seam is named "list.removedRow" [unknown-seam]
        hint: did you mean "lists.removedRow"? Seams: \(seams).
      """),
  ]

  private static let seams = Seam.all.map(\.id).joined(separator: ", ")

  @Test func `the sample itself is good`() {
    #expect(Sample.complaint(Sample.folder(quirks: [("x", Sample.quirk)])).isEmpty)
  }

  @Test(arguments: cases)
  func `a mistake in a quirk is named with place, words and remedy`(spoilt: Spoilt) throws {
    let range = try #require(Sample.quirk.firstRange(of: spoilt.part))
    let text = Sample.quirk.replacingCharacters(in: range, with: spoilt.replacement)
    let complaint = Sample.complaint(Sample.folder(quirks: [("x", text)]))
    #expect(complaint == "Profiles/quirks/x.json" + spoilt.message)
  }

  @Test func `a file that is no object is refused`() {
    #expect(
      Sample.complaint(Sample.folder(quirks: [("x", "[]")]))
        == "Profiles/quirks/x.json:1:1 #: error: expected a quirk (an object), found a list [wrong-type]"
    )
  }

  @Test func `all faults of a folder are reported, in the order of the files`() {
    let broken = Sample.quirk.replacing("\"pop\"", with: "\"pup\"")
      .replacing("\"A\"", with: "\"F\"")
    let complaint = Sample.complaint(
      Sample.folder(quirks: [("a", "{"), ("b", broken), ("c", Sample.quirk)]))
    let codes = complaint.split(separator: "\n").compactMap { line in
      line.hasSuffix("]") ? line.split(separator: "[").last.map(String.init) : nil
    }
    #expect(codes == ["unexpected-end]", "unknown-cause]", "unknown-grade]"])
  }

  @Test func `one id may stand in one file of a folder only`() {
    #expect(
      Sample.complaint(Sample.folder(quirks: [("x", Sample.quirk), ("y", Sample.quirk)]))
        == """
        Profiles/quirks/y.json:2:9 #/id: error: the quirk "x" is already defined in \
        Profiles/quirks/x.json [duplicate-id]
          hint: give one of them another id
        """)
  }
}

import HoldfastCommands
import Testing

/// A command line that is wrong, and what the user must be told about it.
struct WrongUsage: CustomTestStringConvertible, Sendable {
  var line: String
  var code: String
  var message: String
  var hint: String

  init(_ line: String, _ code: String, _ message: String, _ hint: String) {
    self.line = line
    self.code = code
    self.message = message
    self.hint = hint
  }

  var arguments: [String] { line.split(separator: " ").map(String.init) }
  var testDescription: String { line.isEmpty ? "(nothing)" : line }

  /// Mistakes that show before anything is read.
  static let all: [WrongUsage] =
    [
      .init("", "no-verb", "no verb was given", "holdfast help"),
      .init("--jobs 2", "flag-before-verb", "before \"--jobs\"", "holdfast help"),
      .init("matrx", "unknown-verb", "no verb is named \"matrx\"", "did you mean \"matrix\"?"),
      .init("zzzzzzzzzzzz", "unknown-verb", "\"zzzzzzzzzzzz\"", "holdfast help"),
      .init("help matrx", "unknown-verb", "\"matrx\"", "did you mean \"matrix\"?"),
      .init(
        "profiles", "incomplete-verb", "list, show, lint, diff, demonstrate and schema",
        "\"holdfast profiles list\""),
      .init("profiles --format json", "incomplete-verb", "second word", "holdfast profiles list"),
      .init(
        "profiles lst", "unknown-verb", "\"profiles lst\"", "did you mean \"profiles list\"?"),
      .init("cases", "incomplete-verb", "\"cases\" needs a second word", "holdfast cases list"),
      .init("matrix --profle x", "unknown-flag", "\"--profle\"", "did you mean \"--profile\"?"),
      .init("matrix --profle=x", "unknown-flag", "\"--profle\"", "did you mean \"--profile\"?"),
      .init("matrix -j 2", "unknown-flag", "no flag \"-j\"", "holdfast matrix --help"),
      .init("cases list --jobs 2", "unknown-flag", "\"holdfast cases list\" has no flag", "--help"),
      .init("matrix --jobs 2 --jobs 3", "repeated-flag", "\"--jobs\" is given twice", "once"),
      .init("matrix --case a --case a", "repeated-flag", "\"--case\" is given twice", "once"),
      .init("matrix --jobs", "missing-value", "\"--jobs\" needs a value", "\"--jobs NUMBER\""),
      .init("matrix --jobs --seed 1", "missing-value", "\"--jobs\"", "\"--jobs NUMBER\""),
      .init("matrix --output=", "missing-value", "\"--output\"", "\"--output DIR\""),
      .init(
        "matrix --no-expectations=yes", "unexpected-value", "takes no value", "alone"),
      .init(
        "matrix --expectations e.json --no-expectations", "contradictory-flags",
        "\"--expectations\" contradicts \"--no-expectations\"", "one of them"),
      .init("matrix extra", "unexpected-operand", "no use for \"extra\"", "quote names"),
      .init(
        "profiles show", "missing-operand", "needs a QUIRK|PROFILE",
        "holdfast profiles show popped-destination-kept"),
      .init("profiles diff ios-13.0", "missing-operand", "needs a B", "ios-13.1"),
      .init("profiles diff a b c", "unexpected-operand", "no use for \"c\"", "--help"),
      .init("replay", "missing-operand", "needs a FILE", "holdfast replay"),
      .init("explain", "missing-operand", "needs a CELL", "holdfast explain"),
      .init("matrix --jobs two", "bad-number", "1 to 256, but was given \"two\"", "--jobs 1"),
      .init("matrix --jobs 0", "bad-number", "given \"0\"", "--jobs 1"),
      .init("matrix --jobs 257", "bad-number", "given \"257\"", "--jobs 1"),
      .init("matrix --jobs=-1", "bad-number", "given \"-1\"", "--jobs 1"),
      .init("matrix --seed 1.5", "bad-number", "\"--seed\" needs a number", "--seed 0"),
      .init("matrix --timeout never", "bad-number", "\"--timeout\"", "--timeout"),
      .init("matrix --timeout nan", "bad-number", "\"--timeout\"", "--timeout"),
      .init("matrix --format yaml", "bad-choice", "text and json", "--format text"),
      .init("matrix --format jsn", "bad-choice", "\"jsn\"", "did you mean \"json\"?"),
      .init("matrix --min-evidence D", "bad-choice", "\"--min-evidence\"", "--min-evidence"),
      .init("matrix --case nots", "unknown-case", "\"nots\"", "did you mean \"notes\"?"),
      .init("matrix --variant niave", "unknown-variant", "\"niave\"", "did you mean \"naive\"?"),
      .init("matrix --scenario tpe", "unknown-scenario", "\"tpe\"", "did you mean \"type\"?"),
      .init("matrix --device iphone-9", "unknown-device", "\"iphone-9\"", "did you mean \"iphone-"),
      .init("matrix --profile ios-12.9", "unknown-version", "no release \"12.9\"", "did you mean"),
      .init("matrix --profile refrence", "unknown-profile", "\"refrence\"", "\"reference\""),
      .init("matrix --profile only:nothing-like-it", "unknown-quirk", "nothing-like-it", "Quirks:"),
      .init(
        "matrix --os ios:14.5..13.0", "empty-version-range", "14.5..13.0", "older version first"),
      .init("matrix --os ios:x..y", "bad-version-range", "ios:x..y", "ios:13.0..14.5"),
      .init("matrix --os android", "unknown-platform", "\"android\"", "ios"),
      .init("matrix --profiles no/such/folder", "missing-folder", "no/such/folder", "path"),
      .init("matrix --expectations no.json", "cannot-read", "no.json", "check the path"),
      .init("replay no.json", "cannot-read", "no.json", "check the path"),
      .init("profiles show ios", "unknown-profile", "\"ios\"", "Profiles: reference"),
      .init("explain notes", "bad-cell", "\"notes\"", "case/variant/scenario@profile+device"),
      .init(
        "explain notes/naive/typ@reference+iphone-8", "unknown-scenario", "\"typ\"",
        "did you mean \"type\"?"),
      .init(
        "explain note/naive/type@reference+iphone-8", "unknown-case", "\"note\"",
        "did you mean \"notes\"?"),
    ]
    + Verb.planned.map {
      .init($0, "not-built-yet", "\"\($0)\" is planned", "holdfast help")
    }
}

@MainActor @Suite struct UsageErrorTests {
  @Test(arguments: WrongUsage.all)
  func wrongUsageEndsWithTwoAndSaysWhatToDo(usage: WrongUsage) {
    let session = Session()
    #expect(session.run(usage.arguments) == .badInput)
    #expect(session.output.isEmpty)
    #expect(session.notes.contains("[\(usage.code)]"), "\(session.notes)")
    #expect(session.notes.contains(usage.message), "\(session.notes)")
    let hint = session.notes.split(separator: "\n").first { $0.hasPrefix("  hint: ") }
    #expect(hint?.contains(usage.hint) == true, "\(session.notes)")
    #expect(session.writtenFiles.isEmpty)
  }
}

/// A verb of the command line, as data.
package struct Verb: Hashable, Sendable {
  /// A value without a flag, such as a file.
  package struct Operand: Hashable, Sendable {
    package var name: String
    package var isRequired = true
  }

  /// The words of the verb: `["profiles", "list"]`.
  package let path: [String]
  package let summary: String
  package var operands: [Operand] = []
  package var flags: [Flag] = []
  /// Flags of which only one may be given.
  package var exclusive: [[String]] = []
  /// A command line that works.
  package let example: String

  package var name: String { path.joined(separator: " ") }
}

extension Verb {
  /// Every verb, in the order of the help.
  package static let all: [Verb] = [
    matrix, profilesList, profilesShow, profilesLint, profilesDiff, profilesDemonstrate,
    profilesSchema, casesList,
    replay, explain, importSources,
  ]

  static let matrix = Verb(
    path: ["matrix"],
    summary: "Run cases × variants × scenarios × profiles × devices and write the reports.",
    flags: [
      .previews,
      Flag("--case", "ID", repeatable: true, "Only this case."),
      Flag("--variant", "NAME", repeatable: true, "Only this variant."),
      Flag("--scenario", "NAME", repeatable: true, "Only this scenario."),
      Flag(
        "--scenario-set", "own|lifecycle", repeatable: true,
        "The cases' own scenarios, or ready ones for any editing screen (default: own)."),
      Flag(
        "--profile", "ID", repeatable: true,
        "Only these: reference, ios-13.0, only:ID, oldest, newest, boundaries, all, pairwise."),
      Flag("--os", "RANGE", repeatable: true, "Only these versions: ios:13.0..14.5."),
      Flag("--device", "ID", repeatable: true, "Only this device."),
      Flag("--jobs", "NUMBER", "Cells that run side by side (default: one a processor)."),
      Flag("--expectations", "FILE", "What is known to fail (default: Reports/expectations.json)."),
      Flag("--no-expectations", "Expect every cell to pass."),
      Flag("--output", "DIR", "Where the reports go (default: Reports)."),
      .minimumEvidence, .timeout, .seed, .profiles, .format,
    ],
    exclusive: [["--expectations", "--no-expectations"]],
    example: "holdfast matrix --case disappear-commit --os ios:13.0..14.5 --jobs 2")

  static let profilesList = Verb(
    path: ["profiles", "list"], summary: "List the profiles and their behavior classes.",
    flags: [.minimumEvidence, .profiles, .format], example: "holdfast profiles list --format json")

  static let profilesShow = Verb(
    path: ["profiles", "show"], summary: "Show a quirk as a page, or the quirks of a profile.",
    operands: [Operand(name: "QUIRK|PROFILE")], flags: [.minimumEvidence, .profiles, .format],
    example: "holdfast profiles show popped-destination-kept")

  static let profilesLint = Verb(
    path: ["profiles", "lint"], summary: "Check the profile files.",
    flags: [.profiles, .format], example: "holdfast profiles lint --profiles ./Profiles")

  static let profilesDiff = Verb(
    path: ["profiles", "diff"], summary: "Say what differs between two profiles.",
    operands: [Operand(name: "A"), Operand(name: "B")],
    flags: [.minimumEvidence, .profiles, .format],
    example: "holdfast profiles diff ios-13.0 ios-13.1")

  static let profilesDemonstrate = Verb(
    path: ["profiles", "demonstrate"],
    summary: "Run quirks' demonstrations and print what their screens log.",
    flags: [
      Flag("--quirk", "ID", repeatable: true, "Only this quirk (default: all)."), .profiles,
      .format,
    ],
    example: "holdfast profiles demonstrate --quirk popped-destination-kept")

  static let profilesSchema = Verb(
    path: ["profiles", "schema"],
    summary: "Print the JSON Schema of quirk, platform or device files.",
    operands: [Operand(name: "KIND")], example: "holdfast profiles schema quirk")

  static let casesList = Verb(
    path: ["cases", "list"], summary: "List the cases, their variants and scenarios.",
    flags: [.previews, .format], example: "holdfast cases list --previews")

  static let replay = Verb(
    path: ["replay"], summary: "Run a scenario file and print the story of the run.",
    operands: [Operand(name: "FILE")],
    flags: [
      Flag("--case", "ID", "The case to run it against (default: that of the file's cell)."),
      Flag("--variant", "NAME", "The variant (default: that of the cell, or the first)."),
      .profile, .device, .minimumEvidence, .timeout, .seed, .profiles,
    ],
    example: "holdfast replay lost-edit.json --profile ios-13.0")

  static let explain = Verb(
    path: ["explain"],
    summary: "Tell the story of one cell: trace, quirks that fired, cause, first divergence.",
    operands: [Operand(name: "CELL")], flags: [.minimumEvidence, .timeout, .seed, .profiles],
    example:
      "holdfast explain 'disappear-commit/on-disappear-only/edit and leave@ios-13.0+iphone-8'")

  static let importSources = Verb(
    path: ["import"], summary: "Rewrite an app's sources so that they compile here.",
    operands: [Operand(name: "FOLDER")],
    flags: [
      Flag("--into", "DIR", "Where the rewritten files go; nothing is written elsewhere."),
      Flag("--check", "Write nothing; exit 1 when the files there are not up to date."),
      .format,
    ],
    example: "holdfast import ../MyApp/Screens --into Sources/Screens")

  /// Verbs of the design that this version does not have.
  package static let planned = [
    "explore", "advise", "trace", "merge", "report", "compare", "ci", "init", "doctor",
  ]
}

/// A flag of a verb, as data: the parser and the help read the same table.
package struct Flag: Hashable, Sendable {
  /// The name with its dashes: `--case`.
  package let name: String
  /// What stands for the value in the help: `ID`; nil for a flag without a value.
  package let placeholder: String?
  /// Whether the flag may be given several times, each with another value.
  package let isRepeatable: Bool
  package let summary: String

  /// A flag with a value.
  package init(
    _ name: String, _ placeholder: String, repeatable: Bool = false, _ summary: String
  ) {
    self.name = name
    self.placeholder = placeholder
    self.isRepeatable = repeatable
    self.summary = summary
  }

  /// A flag without a value.
  package init(_ name: String, _ summary: String) {
    self.name = name
    placeholder = nil
    isRepeatable = false
    self.summary = summary
  }
}

extension Flag {
  static let help = Flag("--help", "Show this help.")
  static let format = Flag("--format", "text|json", "How results are printed (default: text).")
  static let profiles = Flag("--profiles", "DIR", "Lay a folder of profiles over the bundled ones.")
  static let minimumEvidence = Flag(
    "--min-evidence", "A|B|C", "Leave out quirks with weaker evidence (default: C).")
  static let timeout = Flag(
    "--timeout", "SECONDS", "Real time after which one action counts as hung (default: 2).")
  static let seed = Flag(
    "--seed", "NUMBER", "The order of simultaneously ready jobs; 0 is first in, first out.")
  static let previews = Flag(
    "--previews", "The program's previews instead of the suite's cases.")
  static let device = Flag("--device", "ID", "The device to run on (default: the first one).")
  static let profile = Flag("--profile", "ID", "The profile to run under.")
}

/// An app under test: its implementations, its records, and what people do with it.
///
/// Only `id`, `variants` and `scenarios` must be written. The records default to what the user
/// sees, the commit points to leaving the screen.
public protocol ConformanceCase: Sendable {
  /// The name in results and on the command line; lowercase words with hyphens.
  var id: String { get }
  /// One sentence about the case; empty by default.
  var summary: String { get }
  /// The implementations that are compared.
  var variants: [Variant] { get }
  /// What the user's edits are to end up in; `.screen()` by default.
  var records: Records { get }
  /// When an edit must have reached its record; `.leavingScreen` by default.
  var commitPoints: CommitPoints { get }
  /// What people do.
  var scenarios: [Scenario] { get }
}

extension ConformanceCase {
  public var summary: String { "" }
  public var records: Records { .screen() }
  public var commitPoints: CommitPoints { .leavingScreen }
}

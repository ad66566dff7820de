/// Cells that are known not to pass, with the reason.
package struct CellExpectation: Hashable, Sendable {
  package var cells: CellPattern
  /// The verdict that the cells are to have.
  package var verdict: Verdict
  /// The kinds of findings that may occur; nil allows every kind.
  package var findings: Set<FindingKind>?
  /// Why the cells do not pass, in one line.
  package var reason: String
  /// The cells as they were written, for messages: `editing/naive/*@ios:13.0..13.3+*`.
  package var written: String
  /// Where the expectation stands, for messages: `Reports/expectations.json:4:5`.
  package var place: String

  package init(
    cells: CellPattern, verdict: Verdict, findings: Set<FindingKind>? = nil, reason: String,
    written: String = "", place: String = ""
  ) {
    self.cells = cells
    self.verdict = verdict
    self.findings = findings
    self.reason = reason
    self.written = written
    self.place = place
  }
}

/// How a cell differs from what was expected of it.
package enum Surprise: Hashable, Sendable {
  /// The cell did not pass and nobody expected that.
  case unexpectedVerdict
  /// The cell passed although it was expected not to.
  case unexpectedPass
  /// The verdict is the expected one, but findings of these kinds were not expected.
  case unexpectedFindings([FindingKind])
}

/// The result of a cell beside what was expected of it.
package struct JudgedCell: Hashable, Sendable {
  package var result: CellResult
  /// How the cell differs from its expectation; nil when it does not.
  package var surprise: Surprise?
  /// The reason that the expectations give when they name the cell.
  package var reason: String?

  package init(result: CellResult, surprise: Surprise? = nil, reason: String? = nil) {
    self.result = result
    self.surprise = surprise
    self.reason = reason
  }
}

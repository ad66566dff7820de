/// What one cell of the matrix came to.
public struct CellResult: Hashable, Sendable {
  public var key: CellKey
  public var verdict: Verdict
  /// The verdict that the expectations name for this cell.
  public var expected: Verdict
  /// A pass in which none of the profile's quirks had any effect.
  public var isVacuous: Bool
  /// Why the cell was skipped: what is not modelled, or makes no sense there; empty otherwise.
  public var obstacles: [String] = []
  /// The ids of the quirks that had an effect, sorted.
  public var quirksFired: [String]
  public var findings: [Finding]
  /// The smallest set of quirks without which the cell does not fail; empty when it fails anyway.
  public var blame: [String]

  public init(
    key: CellKey, verdict: Verdict, expected: Verdict = .pass, isVacuous: Bool = false,
    quirksFired: [String] = [], findings: [Finding] = [], blame: [String] = []
  ) {
    self.key = key
    self.verdict = verdict
    self.expected = expected
    self.isVacuous = isVacuous
    self.quirksFired = quirksFired
    self.findings = findings
    self.blame = blame
  }
}

/// What a matrix came to: the value that every report is a function of.
package struct MatrixResults: Sendable {
  /// The program that ran the matrix.
  package struct Harness: Hashable, Sendable {
    package var name: String
    package var version: String

    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// What the matrix was run with.
  package struct Inputs: Hashable, Sendable {
    /// The profiles' ids, in the order of the catalogue: reports keep it.
    package var profiles: [String]
    /// The devices' ids, in the order of the catalogue.
    package var devices: [String]
    /// A stable digest of each kind of input, by its name.
    package var digests: [String: String]

    package init(profiles: [String], devices: [String], digests: [String: String]) {
      self.profiles = profiles
      self.devices = devices
      self.digests = digests
    }
  }

  package var harness: Harness
  package var inputs: Inputs
  /// The cells, sorted by key.
  package let cells: [JudgedCell]
  /// The expectations that no longer speak for any cell.
  package var staleExpectations: [CellExpectation]
  /// What is known of each quirk that some cell is blamed on, by its id.
  package let quirks: [String: CitedQuirk]

  /// - Parameter quirks: what is known of quirks; those that no cell is blamed on are left out.
  package init(
    harness: Harness, inputs: Inputs, judgement: Judgement, quirks: [CitedQuirk] = []
  ) {
    self.harness = harness
    self.inputs = inputs
    let blamed = Set(judgement.cells.flatMap(\.result.blame))
    self.quirks = Dictionary(
      quirks.filter { blamed.contains($0.id) }.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    self.cells = judgement.cells.sorted { $0.result.key < $1.result.key }
    self.staleExpectations = judgement.stale
  }

  /// On whose word a failure rests: the weakest grade among the quirks to blame.
  ///
  /// Nil when no quirk is to blame, so that it happens under the documented behavior too, and when
  /// nothing is known of one of them.
  package func grade(of blame: [String]) -> EvidenceGrade? {
    let grades = blame.compactMap { quirks[$0]?.grade }
    return grades.count == blame.count ? grades.min() : nil
  }

  /// Whether every cell is as expected and every expectation speaks for a cell.
  package var isAsExpected: Bool {
    staleExpectations.isEmpty && cells.allSatisfy { $0.surprise == nil }
  }
}

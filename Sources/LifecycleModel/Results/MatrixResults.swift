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

  package init(harness: Harness, inputs: Inputs, judgement: Judgement) {
    self.harness = harness
    self.inputs = inputs
    self.cells = judgement.cells.sorted { $0.result.key < $1.result.key }
    self.staleExpectations = judgement.stale
  }

  /// Whether every cell is as expected and every expectation speaks for a cell.
  package var isAsExpected: Bool {
    staleExpectations.isEmpty && cells.allSatisfy { $0.surprise == nil }
  }
}

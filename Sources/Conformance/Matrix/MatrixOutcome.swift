package import LifecycleModel

/// What a run of a matrix came to.
package struct MatrixOutcome: Sendable {
  /// One result for each profile that was asked for, sorted by key; `expected` is not filled in.
  package var results: [CellResult] = []
  /// How long each cell took; cells that share a run share its time.
  package var seconds: [CellKey: Double] = [:]
  /// What skipped cells used that is not modelled.
  package var unsupported: [CellKey: [String]] = [:]
  /// The stable hash of each trace, for cells that lived to the end.
  package var traceHashes: [CellKey: UInt64] = [:]
  /// The cells, under their own profiles, whose apps asked which release they run on.
  package var releaseAsked: Set<CellKey> = []
  /// Whether the run was asked to stop; then results are missing.
  package var isInterrupted = false
  /// How many cells were run, and how many runs were needed to find blame.
  package var cellRuns = 0
  package var blameRuns = 0

  package init() {}
}

/// Runs cells in forked children, so that one that dies costs one verdict.
///
/// Cells come in groups. A group runs in order in one child; when a cell dies, the rest of its
/// group goes on in a fresh child. What a cell meets therefore depends on its group and never on
/// how many children run beside it. Nothing here knows what a cell is: `Body` does.
@MainActor package struct CellIsolation {
  /// Runs the cell with this number.
  package typealias Body = @MainActor (Int, any CellReporter) -> CellOutcome

  package struct Options: Hashable, Sendable {
    /// How many children run side by side.
    package var jobs: Int
    /// How long a cell may stay within one action, in milliseconds of real time.
    ///
    /// An action takes microseconds; two seconds leave room for a machine that does much else.
    package var timeout: Int
    /// How many bytes a cell may allocate.
    ///
    /// An app screen takes a few megabytes. The bound is low enough to be reached before the
    /// time is over, and so that two children fit on a small machine.
    package var memory: Int

    package init(jobs: Int = 1, timeout: Int = 2_000, memory: Int = 1 << 30) {
      self.jobs = max(1, jobs)
      self.timeout = max(1, timeout)
      self.memory = max(64 << 20, memory)
    }
  }

  package var options: Options

  package init(_ options: Options = Options()) { self.options = options }

  /// Whether this platform has children to run cells in.
  package nonisolated static var isSupported: Bool {
    #if canImport(Glibc)
      true
    #else
      // `posix_spawn` of a worker would do; it is not built.
      false
    #endif
  }

  /// Runs each cell of each group once.
  ///
  /// - Parameters:
  ///   - groups: ranges of cell numbers that do not overlap.
  ///   - ended: called in this process as cells end, in no particular order.
  /// - Returns: whether the run was interrupted; the cells that had not ended by then are left.
  package func run(
    _ groups: [Range<Int>], ended: @escaping @MainActor (Int, CellEnding) -> Void,
    body: @escaping Body
  ) throws(IsolationFault) -> Bool {
    #if canImport(Glibc)
      let crew = try ChildCrew(options: options, groups: groups, body: body, ended: ended)
      return try crew.run()
    #else
      throw .unsupportedPlatform
    #endif
  }

  /// Runs each cell of each group once in this process, which dies with a cell that dies.
  package static func runWithoutIsolation(
    _ groups: [Range<Int>], ended: @MainActor (Int, CellEnding) -> Void, body: Body
  ) {
    let clock = ContinuousClock()
    for cell in groups.joined() {
      let reporter = LocalReporter()
      let start = clock.now
      let outcome = body(cell, reporter)
      let duration = (clock.now - start).components
      ended(
        cell,
        CellEnding(
          result: .finished(outcome), notes: reporter.notes,
          seconds: Double(duration.seconds) + Double(duration.attoseconds) / 1e18))
    }
  }
}

import LifecycleModel

/// Runs planned cells, judges them, and finds out which quirks are to blame.
///
/// Knows neither cases nor screens: `RunCell` does.
@MainActor package struct MatrixEngine {
  /// Runs the cell with this number; under its own behavior, or under some quirks only.
  package typealias RunCell =
    @MainActor (_ cell: Int, _ quirks: [String]?, _ reporter: any CellReporter) -> CellOutcome

  package let cells: [PlannedCell]
  package let options: MatrixOptions
  let runCell: RunCell

  package init(_ cells: [PlannedCell], options: MatrixOptions, runCell: @escaping RunCell) {
    self.cells = cells
    self.options = options
    self.runCell = runCell
  }

  /// Runs everything; `progress` is told the number of cells that have ended.
  package func run(progress: @escaping @MainActor (Int) -> Void = { _ in })
    throws(IsolationFault) -> MatrixOutcome
  {
    var outcome = MatrixOutcome()
    var endings: [CellEnding?] = Array(repeating: nil, count: cells.count)
    var count = 0
    outcome.isInterrupted = try start(groups()) { cell, ending in
      endings[cell] = ending
      count += 1
      progress(count)
    } body: { [runCell] cell, reporter in
      runCell(cell, nil, reporter)
    }
    outcome.cellRuns = count
    var judged: [(cell: Int, result: CellResult)] = []
    for (index, ending) in endings.enumerated() {
      guard let ending else { continue }
      judged.append((index, CellResult(cells[index], ending: ending.result)))
      add(ending, of: cells[index], to: &outcome)
    }
    if options.findsBlame, !outcome.isInterrupted {
      var inquest = BlameInquest(cells)
      for (index, result) in judged { inquest.add(result, cell: index) }
      outcome.isInterrupted = try pursue(&inquest)
      outcome.blameRuns = inquest.runCount
      for index in judged.indices {
        judged[index].result.blame = inquest.blame(for: judged[index].cell)
      }
    }
    for (index, result) in judged {
      outcome.results += cells[index].profiles.map { result.reported(for: $0) }
    }
    outcome.results.sort { $0.key < $1.key }
    return outcome
  }

  /// Cells of one scenario of one variant, a few at a time: always the same ones together.
  func groups() -> [Range<Int>] {
    var groups: [Range<Int>] = []
    for index in cells.indices {
      if let last = groups.last, last.count < options.cellsPerChild,
        isAlike(cells[last.lowerBound].key, cells[index].key)
      {
        groups[groups.count - 1] = last.lowerBound..<index + 1
      } else {
        groups.append(index..<index + 1)
      }
    }
    return groups
  }

  private func isAlike(_ one: CellKey, _ other: CellKey) -> Bool {
    one.caseID == other.caseID && one.variant == other.variant && one.scenario == other.scenario
  }

  private func add(_ ending: CellEnding, of cell: PlannedCell, to outcome: inout MatrixOutcome) {
    if ending.asksRelease { outcome.releaseAsked.insert(cell.key) }
    for profile in cell.profiles {
      var key = cell.key
      key.profile = profile
      outcome.seconds[key] = ending.seconds
      guard case .finished(let end) = ending.result else { continue }
      outcome.traceHashes[key] = end.traceHash
      if !end.unsupported.isEmpty { outcome.unsupported[key] = end.unsupported }
    }
  }

  /// Runs the parts that the inquest asks for, round by round; returns whether interrupted.
  private func pursue(_ inquest: inout BlameInquest) throws(IsolationFault) -> Bool {
    while true {
      let probes = inquest.nextProbes()
      if probes.isEmpty { return false }
      var kinds: [Set<FindingKind>] = Array(repeating: [], count: probes.count)
      // Many of these die: a child for each keeps the others out of it.
      let interrupted = try start(probes.indices.map { $0..<$0 + 1 }) { number, ending in
        let result = CellResult(cells[probes[number].cell], ending: ending.result)
        kinds[number] = Set(result.findings.map(\.kind))
      } body: { [runCell] number, reporter in
        runCell(probes[number].cell, probes[number].quirks, reporter)
      }
      if interrupted { return true }
      for (probe, kinds) in zip(probes, kinds) { inquest.record(kinds, for: probe) }
    }
  }

  private func start(
    _ groups: [Range<Int>], ended: @escaping @MainActor (Int, CellEnding) -> Void,
    body: @escaping CellIsolation.Body
  ) throws(IsolationFault) -> Bool {
    guard options.isolate else {
      CellIsolation.runWithoutIsolation(groups, ended: ended, body: body)
      return false
    }
    return try CellIsolation(options.isolation).run(groups, ended: ended, body: body)
  }
}

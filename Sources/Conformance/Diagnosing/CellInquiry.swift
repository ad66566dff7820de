package import LifecycleModel

/// Finds the explanation of one cell by running it again and again, under fewer quirks.
@MainActor package struct CellInquiry {
  /// Runs the cell under its own quirks, or under some of them, and hands each entry of its
  /// trace over at once, with the quirks that the entry's indices point to.
  package typealias Run =
    @MainActor (
      _ quirks: [String]?, _ reporter: any CellReporter,
      _ keep: @escaping (TraceEntry, [String]) -> Void
    ) -> CellOutcome

  package let cell: PlannedCell
  package let seed: UInt64
  package let options: MatrixOptions
  let run: Run

  package init(_ cell: PlannedCell, seed: UInt64, options: MatrixOptions, run: @escaping Run) {
    self.cell = cell
    self.seed = seed
    self.options = options
    self.run = run
  }

  /// Runs what must be run; `nil` when that was interrupted.
  package func explanation() throws(IsolationFault) -> Explanation? {
    guard let own = try ending(under: nil) else { return nil }
    var result = CellResult(cell, ending: own.result)
    var inquest = BlameInquest([cell])
    inquest.add(result, cell: 0)
    while case let probes = inquest.nextProbes(), !probes.isEmpty {
      for probe in probes {
        guard let ending = try ending(under: probe.quirks) else { return nil }
        let kinds = CellResult(cell, ending: ending.result).findings.map(\.kind)
        inquest.record(Set(kinds), for: probe)
      }
    }
    result.blame = inquest.blame(for: 0)
    var explanation = Explanation(
      result: result, seed: seed, story: story(of: own), blameRuns: inquest.runCount,
      unsupported: [])
    if case .finished(let outcome) = own.result { explanation.unsupported = outcome.unsupported }
    if !result.blame.isEmpty {
      let rest = cell.quirks.filter { !result.blame.contains($0) }
      guard let nearest = try ending(under: rest) else { return nil }
      explanation.nearestVerdict = CellResult(cell, ending: nearest.result).verdict
      explanation.comparison = StoryComparison(
        failing: explanation.story, passing: story(of: nearest))
    }
    return explanation
  }

  private func ending(under quirks: [String]?) throws(IsolationFault) -> CellEnding? {
    var result: CellEnding?
    let body: CellIsolation.Body = { [run] _, reporter in
      run(quirks, reporter) { entry, names in
        reporter.keep(StoryLine(entry, quirks: names).bytes)
      }
    }
    guard options.isolate else {
      CellIsolation.runWithoutIsolation([0..<1], ended: { result = $1 }, body: body)
      return result
    }
    _ = try CellIsolation(options.isolation).run([0..<1], ended: { result = $1 }, body: body)
    return result
  }

  /// The lines that a run sent, and what it had printed when it died.
  private func story(of ending: CellEnding) -> TraceStory {
    var lines = ending.notes.compactMap { StoryLine(bytes: $0) }
    if case .died(let death) = ending.result, !death.output.isEmpty {
      lines.append(StoryLine(.output(death.output), quirks: []))
    }
    return TraceStory(lines)
  }
}

extension CellInquiry {
  /// An inquiry into a real case, with the runner of this process's surfaces.
  package init(
    _ task: CellTask, options: MatrixOptions = MatrixOptions(),
    behavior: @escaping @MainActor ([String]) -> PlatformBehavior
  ) {
    self.init(
      PlannedCell(key: task.key, quirks: task.behavior.quirks), seed: task.seed, options: options
    ) { quirks, reporter, keep in
      var task = task
      if let quirks { task.behavior = behavior(quirks).at(pointOf: task.behavior) }
      let names = task.behavior.quirks
      return CellRunner.run(task, observer: reporter, keepTrace: { keep($0, names) }).0
    }
  }
}

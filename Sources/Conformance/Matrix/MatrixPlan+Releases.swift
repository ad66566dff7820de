package import LifecycleModel

/// Profiles that behave alike share a run, except where the app asks which release it runs on: it
/// may then do something else on each.
extension MatrixPlan {
  /// The cells of the other profiles of cells whose apps asked for the release.
  ///
  /// - Parameter behavior: The behavior of a profile by name, with these quirks.
  package func apart(
    _ asked: Set<CellKey>, of cases: [any ConformanceCase],
    _ behavior: (String, [String]) -> PlatformBehavior
  ) -> MatrixPlan {
    var wanted: Set<CellKey> = []
    var quirks: [String: [String]] = [:]
    var devices: [String: Device] = [:]
    var seed: UInt64 = 0
    for (cell, task) in zip(cells, tasks) where asked.contains(cell.key) {
      devices[cell.key.device] = task.device
      seed = task.seed
      for profile in cell.profiles where profile != cell.key.profile {
        var key = cell.key
        key.profile = profile
        wanted.insert(key)
        quirks[profile] = cell.quirks
      }
    }
    return MatrixPlan(
      cases: cases,
      behaviors: quirks.sorted { $0.key < $1.key }.map {
        Behavior(behavior($0.key, $0.value), profiles: [$0.key])
      },
      devices: devices.values.sorted { $0.id < $1.id }, seed: seed,
      scenarios: { subject in
        var names: Set<String> = []
        return tasks.filter { $0.key.caseID == subject.id }.map(\.scenario)
          .filter { names.insert($0.name).inserted }
      }, suits: { _, _ in true },
      where: wanted.contains)
  }
}

extension MatrixOutcome {
  /// Takes the results of cells that were run again by themselves.
  package mutating func replaceResults(with other: MatrixOutcome) {
    let replaced = Set(other.results.map(\.key))
    results = results.filter { !replaced.contains($0.key) } + other.results
    results.sort { $0.key < $1.key }
    seconds.merge(other.seconds) { $1 }
    traceHashes.merge(other.traceHashes) { $1 }
    for key in replaced { unsupported[key] = other.unsupported[key] }
    cellRuns += other.cellRuns
    blameRuns += other.blameRuns
    isInterrupted = isInterrupted || other.isInterrupted
  }
}

import Conformance
import LifecycleModel
import LifecycleProfiles

/// Plans the chosen cells and runs them.
@MainActor struct MatrixCells {
  /// What the runs came to, together.
  struct Outcome {
    var results: [CellResult] = []
    /// Microseconds by cell, for each cell that ran: profiles that behave alike share a run.
    var durations: [CellKey: Int] = [:]
    var isInterrupted = false
  }

  let plans: [MatrixPlan]
  private let platforms: PlatformSelection
  private let cases: CaseSelection
  let catalogue: Catalogue
  let options: RunOptions

  /// Profiles that behave alike share a run. Which ones do may depend on the device: devices with
  /// the same classes share a plan.
  init(cases: CaseSelection, platforms: PlatformSelection, options: RunOptions) {
    catalogue = platforms.catalogue
    self.platforms = platforms
    self.cases = cases
    self.options = options
    var groups: [(classes: [BehaviorClass], devices: [Device])] = []
    for device in platforms.devices {
      let classes = platforms.catalogue.behaviorClasses(
        of: platforms.profiles, device: device.id, minimumEvidence: platforms.minimumEvidence)
      if let index = groups.firstIndex(where: { $0.classes == classes }) {
        groups[index].devices.append(device)
      } else {
        groups.append((classes, [device]))
      }
    }
    let chosen = cases.chosen
    plans = groups.map { group in
      MatrixPlan(
        cases: cases.parts.map(\.subject),
        behaviors: group.classes.map { behaviorClass in
          .init(
            platforms.catalogue.behavior(
              quirks: behaviorClass.quirks, name: behaviorClass.representative.name,
              at: behaviorClass.representative.point),
            profiles: behaviorClass.members.map(\.name))
        }, devices: group.devices, seed: options.seed, scenarios: cases.scenarios,
        suits: platforms.includes,
        where: chosen.contains)
    }
  }

  /// How many cells are run, each once for all profiles that behave alike.
  var count: Int { plans.reduce(0) { $0 + $1.cells.count } }

  /// Runs everything; `progress` is told the number of cells that have ended.
  func run(progress: @escaping @MainActor (Int) -> Void) throws(IsolationFault) -> Outcome {
    var outcome = Outcome()
    var ended = 0
    for plan in plans {
      let before = ended
      var part = try run(plan) { progress(before + $0) }
      ended += plan.cells.count
      if !part.releaseAsked.isEmpty, !part.isInterrupted {
        let apart = plan.apart(part.releaseAsked, of: cases.parts.map(\.subject), behavior(of:_:))
        part.replaceResults(with: try run(apart) { _ in })
      }
      outcome.results += part.results
      for cell in plan.cells {
        outcome.durations[cell.key] = part.seconds[cell.key].map { Int($0 * 1_000_000) }
      }
      outcome.isInterrupted = outcome.isInterrupted || part.isInterrupted
      if outcome.isInterrupted { break }
    }
    return outcome
  }

  private func run(
    _ plan: MatrixPlan, progress: @escaping @MainActor (Int) -> Void
  ) throws(IsolationFault) -> MatrixOutcome {
    try MatrixRun(plan, options: options.matrix) { [catalogue] quirks in
      catalogue.behavior(quirks: quirks, name: "subset")
    }.run(progress: progress)
  }

  /// What a profile of a class is when it is run by itself.
  private func behavior(of profile: String, _ quirks: [String]) -> PlatformBehavior {
    let point = platforms.profiles.first { $0.name == profile }?.point
    return catalogue.behavior(quirks: quirks, name: profile, at: point)
  }
}

extension RunOptions {
  /// The options as the engine takes them.
  @MainActor var matrix: MatrixOptions {
    var matrix = MatrixOptions()
    matrix.isolation.jobs = jobs
    if let timeout { matrix.isolation.timeout = timeout }
    return matrix
  }
}

package import LifecycleModel
import LifecycleSimulator

/// Runs situations and takes down what their screens log.
@MainActor package struct DemonstrationRunner {
  /// What a run came to.
  package struct Record: Hashable, Sendable {
    package var lines: [String]
    /// The ids of the quirks that had an effect.
    package var fired: [String]

    package init(lines: [String], fired: [String]) {
      self.lines = lines
      self.fired = fired
    }
  }

  /// A situation under a behavior.
  package struct Run: Sendable {
    package var situation: any Situation
    package var behavior: PlatformBehavior

    package init(_ situation: any Situation, under behavior: PlatformBehavior) {
      self.situation = situation
      self.behavior = behavior
    }
  }

  /// What a log says where the app trapped or did not come to rest.
  package nonisolated static let crashLine = "crash"
  package nonisolated static let hangLine = "hang"

  package init() {}

  /// Runs each one in a child of its own, so that a trap becomes a line of its log.
  package func run(_ runs: [Run], jobs: Int = 1) throws(IsolationFault) -> [Record] {
    var records = [Record](repeating: Record(lines: [], fired: []), count: runs.count)
    let isolation = CellIsolation(.init(jobs: jobs))
    _ = try isolation.run(runs.indices.map { $0..<$0 + 1 }) { number, ending in
      records[number] = record(of: runs[number], ending)
    } body: { number, reporter in
      // The reporter belongs to this process and the run to its only thread.
      nonisolated(unsafe) let reporter = reporter
      let log = SituationLog { reporter.keep(Array($0.utf8)) }
      return perform(runs[number], log, reporter)
    }
    return records
  }

  /// Runs one in this process, which dies if the app does.
  package func runInProcess(_ run: Run) -> Record {
    let log = SituationLog()
    let outcome = perform(run, log, nil)
    return Record(lines: log.lines, fired: names(of: outcome.fired, run))
  }

  private func record(of run: Run, _ ending: CellEnding) -> Record {
    var lines = ending.notes.map { String(decoding: $0, as: UTF8.self) }
    switch ending.result {
    case .finished(let outcome):
      return Record(lines: lines, fired: names(of: outcome.fired, run))
    case .died(let death):
      lines.append(death.kind == .hang ? Self.hangLine : Self.crashLine)
      return Record(lines: lines, fired: names(of: death.fired, run))
    }
  }

  private func names(of fired: QuirkSet, _ run: Run) -> [String] {
    fired.indices.compactMap { index in
      let place = Int(index.rawValue)
      return run.behavior.quirks.indices.contains(place) ? run.behavior.quirks[place] : nil
    }.sorted()
  }

  private func perform(_ run: Run, _ log: SituationLog, _ observer: (any RunObserver)?)
    -> CellOutcome
  {
    let simulator = Simulator(behavior: run.behavior, device: run.situation.device)
    if let observer { simulator.onQuirkFired = { observer.quirkFired($0) } }
    let driver = Driver(simulator: simulator)
    SimulationContext.run(simulator) {
      let variant = run.situation.app(log)
      driver.relaunch = {
        SimulationContext.run(simulator) { variant.launch(simulator).app }
      }
      note(driver.mount(variant.launch(simulator).app), log)
      for (index, action) in run.situation.scenario.actions.enumerated() {
        observer?.actionBegins(index + 1)
        // After a relaunch another clock is the current one.
        guard SimulationContext.run(simulator, { perform(action, driver, log) }) else { break }
      }
      SimulationContext.run(simulator) { run.situation.conclude(driver.contents, log) }
      log.close()
      simulator.endProcess()
      driver.app?.tearDown()
      driver.app = nil
    }
    return CellOutcome(fired: simulator.fired, unsupported: simulator.unsupported)
  }

  /// Performs an action; what cannot be done is a line of the log, so that it is seen.
  private func perform(_ action: UserAction, _ driver: Driver, _ log: SituationLog) -> Bool {
    do {
      note(try driver.perform(action), log)
      return true
    } catch {
      log("cannot \(ActionWords.infinitive(of: action)): \(error.reason)")
      return false
    }
  }

  private func note(_ outcome: SettleOutcome, _ log: SituationLog) {
    if case .neverSettles = outcome { log(Self.hangLine) }
  }
}

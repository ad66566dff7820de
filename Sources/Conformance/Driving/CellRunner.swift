package import LifecycleModel
import LifecycleSimulator

/// Runs one cell in this process, with every check on.
@MainActor package enum CellRunner {
  /// Runs a cell.
  ///
  /// An action that cannot be performed ends the scenario with an `expectation` finding: it says
  /// what a user would report, that the thing to touch is not there. Whether the scenario or the
  /// app is to blame shows in the other cells: under the reference the same step works or not.
  ///
  /// - Parameters:
  ///   - observer: Told of each action before it begins, and of each quirk's first effect.
  ///   - keepTrace: Given each entry of the trace as it is made, for a run that may die.
  package static func run(
    _ task: CellTask, observer: (any RunObserver)? = nil,
    keepTrace: ((TraceEntry) -> Void)? = nil
  ) -> (CellOutcome, Trace) {
    var trace = Trace()
    if let keepTrace {
      // The trace belongs to this run and a run to this thread, so the closure never leaves it.
      nonisolated(unsafe) let keep = keepTrace
      trace.onAppend = { keep($0) }
    }
    let simulator = Simulator(
      behavior: task.behavior, device: task.device, seed: task.seed, trace: trace)
    if let observer {
      simulator.onQuirkFired = { observer.quirkFired($0) }
      simulator.onReleaseAsked = { observer.releaseAsked() }
    }
    let run = CellRun(task, simulator)
    run.perform(observer)
    let outcome = CellOutcome(
      findings: run.findings, fired: simulator.fired, unsupported: simulator.unsupported,
      traceHash: TraceDigest.digest(of: simulator.trace), actionCount: run.actionCount)
    let kept = simulator.trace
    run.tearDown()
    return (outcome, kept)
  }
}

/// One run of a cell: the app, the driver, the ledger.
@MainActor final class CellRun {
  private let task: CellTask
  private let simulator: Simulator
  private let driver: Driver
  @exclusivity(unchecked) private var ledger: Ledger?
  @exclusivity(unchecked) private var records: (any RecordSource)?
  @exclusivity(unchecked) private(set) var actionCount = 0

  init(_ task: CellTask, _ simulator: Simulator) {
    self.task = task
    self.simulator = simulator
    driver = Driver(simulator: simulator)
  }

  var findings: [Finding] { ledger?.findings ?? [] }

  func perform(_ observer: (any RunObserver)?) {
    observer?.actionBegins(0)
    guard inside({ self.launch() }) else { return }
    for (index, action) in task.scenario.actions.enumerated() {
      observer?.actionBegins(index + 1)
      guard inside({ self.perform(action, index + 1) }) else { return }
    }
    if let guide = task.scenario.guide?.make() {
      guard follow(guide, observer) else { return }
    }
    _ = inside {
      self.ledger?.finish()
      return true
    }
  }

  /// Does what a guide says; returns whether the run goes on.
  private func follow(_ guide: any ActionGuide, _ observer: (any RunObserver)?) -> Bool {
    var number = task.scenario.actions.count
    ledger?.typedTexts += guide.texts
    while true {
      var action: UserAction?
      _ = inside {
        self.driver.isListStale = true
        action = guide.next(self.driver)
        return true
      }
      guard let action else {
        if let obstacle = guide.obstacle { simulator.noteInapplicable(obstacle) }
        return true
      }
      number += 1
      observer?.actionBegins(number)
      guard inside({ self.perform(action, number, guide: guide) }) else { return false }
    }
  }

  func tearDown() {
    _ = inside {
      self.simulator.endProcess()
      self.driver.app?.tearDown()
      self.driver.app = nil
      return true
    }
  }

  private func inside(_ body: () -> Bool) -> Bool { SimulationContext.run(simulator, body) }

  /// Launches the app and takes its records as the starting point.
  private func launch() -> Bool {
    let launch = task.variant.launch(simulator)
    let source = (launch.records ?? task.subject.records).makeSource()
    let ledger = Ledger(driver: driver, source: source, policy: task.subject.commitPoints)
    ledger.typedTexts = task.scenario.typedTexts
    self.ledger = ledger
    driver.watcher = ledger
    driver.onProcessEnd = { [unowned ledger] in ledger.processEnds() }
    driver.relaunch = { [unowned self] in self.makeAgain() }
    let outcome = driver.mount(launch.app)
    takeOutput()
    if case .neverSettles = outcome {
      ledger.ended(outcome)
      return false
    }
    ledger.launched(source)
    return true
  }

  private func makeAgain() -> any MountedApp {
    SimulationContext.run(simulator) {
      let launch = self.task.variant.launch(self.simulator)
      self.records = (launch.records ?? self.task.subject.records).makeSource()
      return launch.app
    }
  }

  /// Performs one action; returns whether the scenario goes on.
  ///
  /// - Parameter guide: Who gave the action, which was only tried, so that it need not be possible.
  private func perform(
    _ action: UserAction, _ number: Int, guide: (any ActionGuide)? = nil
  ) -> Bool {
    guard let ledger else { return false }
    simulator.trace.append(.action(number, action))
    ledger.begins(number, action)
    if case .expect(let index, let name) = action { return ask(index, name, ledger) }
    let outcome: SettleOutcome
    do {
      outcome = try driver.perform(action)
    } catch {
      takeOutput()
      // Without focus there is nothing to type into; that it went away has been said.
      if error.reason == .noFocus, ledger.findings.contains(where: { $0.kind == .focusLost }) {
        return false
      }
      let full = DrivingError(
        error.reason, action: action, number: number, screen: driver.contents)
      if let guide {
        guide.failed(full.summary)
        simulator.trace.append(.step("tried in vain: \(full.summary)"))
        ledger.ended(simulator.settle())
        return true
      }
      ledger.failed(.obstacle(full.summary))
      return false
    }
    actionCount += 1
    takeOutput()
    if let records {
      self.records = nil
      inNewProcess { ledger.relaunched(records) }
    } else {
      ledger.ended(outcome)
    }
    if case .neverSettles = outcome { return false }
    return true
  }

  /// A relaunch has a clock of its own, which the caller's surroundings do not know yet.
  private func inNewProcess(_ body: () -> Void) { SimulationContext.run(simulator, body) }

  private func ask(_ index: Int, _ name: String, _ ledger: Ledger) -> Bool {
    actionCount += 1
    guard task.scenario.expectations.indices.contains(index) else {
      simulator.trace.append(.step("\"\(name)\" was not asked: its closure is not at hand"))
      return true
    }
    driver.isListStale = true
    if !task.scenario.expectations[index].holds(driver.contents) {
      ledger.failed(.expectation(name))
    }
    return true
  }

  private func takeOutput() {
    if let text = OutputCapture.take() { simulator.trace.append(.output(text)) }
  }
}

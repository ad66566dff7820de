import Conformance
import Holdfast
import LifecycleModel
import ReferenceCases

/// User actions a second with every check on, in one process and on one core.
@MainActor enum ActionsFigure {
  static let id = "actions-per-second"
  /// Long enough that the clock's grain and a pause of the machine are small beside it.
  private static let roundLength = 500.0
  private static let rounds = 5
  /// How often the scenario is repeated in one launch, to tell actions from launching.
  private static let repeatsInSession = 20

  static func measured() -> Figure {
    guard let subject = ReferenceCases.all.first(where: { $0.id == "disappear-commit" }),
      let variant = subject.variants.first, let scenario = subject.scenarios.first
    else { return .missing(id, unit: "1/s", because: "there is no case \"disappear-commit\"") }
    let key = CellKey(
      caseID: subject.id, variant: variant.id, scenario: scenario.name, profile: "reference",
      device: Device.standard.id)
    let task = CellTask(
      key: key, subject: subject, variant: variant, scenario: scenario, behavior: .reference,
      device: .standard)
    let short = rates(of: task)
    var session = task
    session.scenario = scenario.with(
      actions: Array(repeatElement(scenario.actions, count: repeatsInSession).joined()))
    let long = rates(of: session)
    return Figure(
      id: id, value: Stopwatch.median(long.rates), unit: "1/s",
      note: "\(key), repeated in sessions of \(session.scenario.actions.count) actions (open, type "
        + "three characters, back; the typing counts as one), launch and end of the app included, "
        + "all checks on (\(long.findings) findings), no fork; \(long.actions) actions in "
        + "\(long.runs) sessions, median of \(rounds) rounds; with a launch for every "
        + "\(scenario.actions.count) actions it is \(Int(Stopwatch.median(short.rates))) 1/s "
        + "(\(short.findings) findings)")
  }

  private struct Rates {
    var rates: [Double] = []
    var runs = 0
    var actions = 0
    var findings = 0
  }

  /// Runs a cell again and again; one round warms the caches of types and is not counted.
  private static func rates(of task: CellTask) -> Rates {
    var result = Rates()
    let runsAtATime = max(1, 300 / task.scenario.actions.count)
    for round in 0...rounds {
      var count = 0
      var time = 0.0
      while time < roundLength {
        time += Stopwatch.milliseconds {
          for _ in 0..<runsAtATime {
            let outcome = CellRunner.run(task).0
            count += outcome.actionCount
            result.findings += outcome.findings.count
          }
        }
        if round > 0 { result.runs += runsAtATime }
      }
      guard round > 0 else { continue }
      result.actions += count
      result.rates.append(Double(count) / time * 1_000)
    }
    return result
  }
}

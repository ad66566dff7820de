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
    var findings = 0
    var rates: [Double] = []
    var (runs, actions) = (0, 0)
    // One round warms the caches of types and is not counted.
    for round in 0...rounds {
      var count = 0
      var time = 0.0
      while time < roundLength {
        time += Stopwatch.milliseconds {
          for _ in 0..<100 {
            let outcome = CellRunner.run(task).0
            count += outcome.actionCount
            findings += outcome.findings.count
          }
        }
        if round > 0 { runs += 100 }
      }
      guard round > 0 else { continue }
      actions += count
      rates.append(Double(count) / time * 1_000)
    }
    return Figure(
      id: id, value: Stopwatch.median(rates), unit: "1/s",
      note: "\(key): \(scenario.actions.count) actions a run, launch and end of the app included, "
        + "all checks on (\(findings) findings), no fork; \(actions) actions in \(runs) runs, "
        + "median of \(rounds) rounds")
  }
}

import Conformance
import LifecycleModel
import LifecycleSimulator

/// A case of one paper app, and a way to run it.
struct PaperCase: ConformanceCase {
  let id = "paper"
  var records: Records
  var commitPoints: CommitPoints
  var variants: [Variant] { [] }
  var scenarios: [Scenario] { [] }
}

@MainActor enum PaperRun {
  /// Runs a scenario on an app that is made with its records, and returns the findings.
  static func findings(
    commitPoints: CommitPoints = .leavingScreen,
    _ make: @escaping @MainActor @Sendable (Simulator) -> (PaperApp, Records),
    _ record: (User) -> Void
  ) -> [Finding] {
    outcome(commitPoints: commitPoints, make, record).0.findings
  }

  static func outcome(
    behavior: PlatformBehavior = .reference, commitPoints: CommitPoints = .leavingScreen,
    _ make: @escaping @MainActor @Sendable (Simulator) -> (PaperApp, Records),
    _ record: (User) -> Void
  ) -> (CellOutcome, Trace) {
    let variant = Variant(
      "v",
      launch: { simulator in
        let (app, records) = make(simulator)
        return Launch(app: app, records: records)
      })
    let task = CellTask(
      key: CellKey(
        caseID: "paper", variant: "v", scenario: "s", profile: "reference", device: "standard"),
      subject: PaperCase(records: .screen(), commitPoints: commitPoints), variant: variant,
      scenario: Scenario("s", record), behavior: behavior, device: .standard)
    return CellRunner.run(task)
  }
}

/// A place for one app's data, shared by its screens.
@MainActor final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

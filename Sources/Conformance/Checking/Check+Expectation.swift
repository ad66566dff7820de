import LifecycleModel
import LifecycleSimulator

extension Check {
  /// Something that the scenario relies on does not hold.
  public static let expectation = Check(
    .expectation,
    summary: "An expectation of the scenario does not hold, or a step of it is not possible.",
    remedy: "Look at the trace: what the screen shows instead is in the message.",
    scope: .action
  ) { moment, findings in
    switch moment.failure {
    case .expectation(let name):
      findings.append(
        moment.finding(.expectation, expected: name, "\"\(name)\" does not hold"))
    case .obstacle(let message):
      findings.append(moment.finding(.expectation, message))
    case nil: break
    }
  }
}

import LifecycleModel
import LifecycleSimulator

extension Check {
  /// The app does not come to rest.
  public static let hang = Check(
    .hang,
    summary: "The app did not come to rest after an action.",
    remedy: "Stop what starts itself again: a change that causes itself, a task without an end.",
    scope: .action
  ) { moment, findings in
    guard let names = moment.stillRunning else { return }
    let list = names.isEmpty ? "" : "; still running: " + names.joined(separator: ", ")
    findings.append(moment.finding(.hang, "the app does not come to rest" + list))
  }
}

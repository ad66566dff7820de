import LifecycleModel
import LifecycleSimulator

extension Check {
  /// An edit reached no record.
  public static let lostEdit = Check(
    .lostEdit,
    summary: "An edit was due and no record holds it.",
    remedy: "Write to the model while typing, or commit in a callback that every platform calls.",
    scope: .records
  ) { moment, findings in
    for edit in moment.due where edit.state == .lost {
      var message = "\(edit.words) reached no record"
      let actual = edit.target.flatMap { moment.records[$0] } ?? edit.targetBefore
      if let target = edit.target, let actual { message += " (\(target) is \"\(actual)\")" }
      findings.append(
        moment.finding(
          .lostEdit, record: edit.target, field: edit.field, expected: edit.shown,
          actual: actual, message))
    }
  }
}

import LifecycleModel
import LifecycleSimulator

extension Check {
  /// An edit was committed although the user cancelled it.
  public static let uncancelledEdit = Check(
    .uncancelledEdit,
    summary: "An edit on a screen that was left through a cancel button is in a record.",
    remedy: "Edit a copy, and write it to the model only when the user confirms.",
    scope: .records
  ) { moment, findings in
    for edit in moment.due where edit.state == .cancelled {
      let holders = moment.holders(of: edit)
      guard let first = holders.first else { continue }
      let record = moment.records.ids[first]
      findings.append(
        moment.finding(
          .uncancelledEdit, record: record, field: edit.field, expected: edit.targetBefore,
          actual: moment.records.values[first],
          "\(edit.words) was cancelled and is in \(record)"))
    }
  }
}

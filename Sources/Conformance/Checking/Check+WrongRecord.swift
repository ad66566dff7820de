import LifecycleModel
import LifecycleSimulator

extension Check {
  /// Another record than the edited one holds an edit.
  public static let wrongRecord = Check(
    .wrongRecord,
    summary: "An edit is in another record than the one that its field showed.",
    remedy: "Identify records by a stable id, not by a position that was remembered.",
    scope: .records
  ) { moment, findings in
    for edit in moment.due where edit.state == .committed {
      guard case .token = edit.content, let target = edit.target,
        let place = moment.records.index(of: target)
      else { continue }
      let holders = moment.holders(of: edit)
      guard let wrong = holders.first, !holders.contains(place) else { continue }
      let (record, actual) = (moment.records.ids[wrong], moment.records.values[place])
      findings.append(
        moment.finding(
          .wrongRecord, record: record, field: edit.field, expected: target, actual: record,
          "\(edit.words) was meant for \(target) (still \"\(actual)\") and is in \(record)"))
    }
  }
}

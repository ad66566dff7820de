import LifecycleModel
import LifecycleSimulator

extension Check {
  /// A record that the user deleted is back.
  public static let resurrectedRecord = Check(
    .resurrectedRecord,
    summary: "A record that the user deleted is there again.",
    remedy: "Do not write a whole collection back from a copy that is older than the deletion.",
    scope: .records
  ) { moment, findings in
    guard !moment.deleted.isEmpty, !moment.isRestoring else { return }
    for change in moment.changes where change.before == nil {
      guard let after = change.after,
        let index = moment.deleted.firstIndex(where: { deleted in
          deleted.id == change.id
            || (deleted.isElement && change.isElement && deleted.before == after && !after.isEmpty)
        })
      else { continue }
      moment.deleted.remove(at: index)
      findings.append(
        moment.finding(
          .resurrectedRecord, record: change.id, actual: after,
          "\(change.id) was deleted and is back as \"\(after)\""))
    }
  }
}

extension Moment {
  /// The user may have asked for a deleted record to come back.
  fileprivate var isRestoring: Bool {
    guard kind == .demand else { return false }
    switch deed {
    case .swipeToDelete, .deleteInEditMode, .move, .toggle, .step, .slide: return false
    default: return true
    }
  }
}

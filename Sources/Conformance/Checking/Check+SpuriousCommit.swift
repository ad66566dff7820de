import LifecycleModel
import LifecycleSimulator

extension Check {
  /// A record changed although the user edited nothing.
  public static let spuriousCommit = Check(
    .spuriousCommit,
    summary: "A record changed although the user edited nothing.",
    remedy: "Commit only what the user has changed; start an edit from the record's own value.",
    scope: .records
  ) { moment, findings in
    // With an edit in between, other records may follow from it: a count, a date, a title.
    guard moment.kind != .demand, !moment.hasEdits else { return }
    for change in moment.changes {
      guard let before = change.before, !moment.navigational.contains(change.id) else { continue }
      guard let after = change.after else {
        if moment.isScreen || !change.isElement || before.isEmpty { continue }
        findings.append(
          moment.finding(
            .spuriousCommit, record: change.id, expected: before,
            "\(change.id) was \"\(before)\" and is gone although nothing was edited"))
        continue
      }
      if moment.isFromEdit(after) || moment.isStale(change.id, after) { continue }
      findings.append(
        moment.finding(
          .spuriousCommit, record: change.id, expected: before, actual: after,
          "\(change.id) changed from \"\(before)\" to \"\(after)\" although nothing was edited"))
    }
  }
}

extension Moment {
  /// Whether `stale-overwrite` speaks about the change.
  fileprivate func isStale(_ record: String, _ value: String) -> Bool {
    moved.contains { $0.holder == record && isOlder(value, than: $0) }
  }
}

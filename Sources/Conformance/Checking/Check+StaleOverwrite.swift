import LifecycleModel
import LifecycleSimulator

extension Check {
  /// A record fell back to a value that an edit had replaced.
  public static let staleOverwrite = Check(
    .staleOverwrite,
    summary: "A newer value of a record was replaced by an older one.",
    remedy: "Do not write back a copy that was taken before the last edit.",
    scope: .records
  ) { moment, findings in
    guard moment.kind != .demand else { return }
    for edit in moment.moved {
      guard let holder = edit.holder, let now = moment.records[holder],
        moment.isOlder(now, than: edit)
      else { continue }
      findings.append(
        moment.finding(
          .staleOverwrite, record: holder, field: edit.field, expected: edit.holderAfter,
          actual: now,
          "\(holder) was \"\(edit.holderAfter ?? edit.token)\" and fell back to \"\(now)\""))
    }
  }
}

extension Moment {
  /// Whether a value is one that the edit's record had before the edit.
  func isOlder(_ value: String, than edit: Edit) -> Bool {
    if value == edit.holderBefore { return true }
    for other in edits {
      if other === edit { return false }
      if case .token = other.content, other.holder == edit.holder,
        TextSearch.contains(value, other.token)
      {
        return true
      }
    }
    return false
  }
}

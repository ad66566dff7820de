import LifecycleModel
import LifecycleSimulator

extension Check {
  /// A row shows a record as it no longer is.
  public static let staleDisplay = Check(
    .staleDisplay,
    summary: "A row shows a value that its record no longer has.",
    remedy: "Let the list read the collection itself, and tell it about each change.",
    scope: .records
  ) { moment, findings in
    guard !moment.isScreen else { return }
    for change in moment.changes where change.isElement {
      guard let before = change.before, !before.isEmpty, before != change.after,
        !moment.records.values.contains(before), let row = moment.row(showing: before)
      else { continue }
      let now = change.after.map { "is \"\($0)\"" } ?? "is gone"
      findings.append(
        moment.finding(
          .staleDisplay, record: change.id, expected: change.after, actual: before,
          "row \(row) shows \"\(before)\" while \(change.id) \(now)"))
    }
  }
}

extension Moment {
  /// The first row that shows exactly this text.
  fileprivate func row(showing text: String) -> Int? {
    driver.look()
    for item in driver.list.items where item.row >= 0 {
      // A field that has the keyboard shows what the user is doing, not yet the record.
      if let input = item.element.elementInput, driver.simulator.focus.current === input {
        continue
      }
      if item.element.elementLabel == text || item.element.elementValue == text {
        return driver.list.rows[item.row].rowIndex
      }
    }
    return nil
  }
}

import LifecycleModel
import LifecycleSimulator

extension Check {
  /// A control shows what its record no longer says.
  public static let drift = Check(
    .drift,
    summary: "A control shows a value that is not the source of truth's.",
    remedy: "Bind the control to the source itself instead of keeping a copy beside it.",
    scope: .records
  ) { moment, findings in
    guard moment.kind == .demand || moment.kind == .leave else { return }
    // An edit that another record holds now went along with its row; on a screen the control itself
    // is such a record.
    for edit in moment.moved where moment.isScreen || moment.holders(of: edit).isEmpty {
      guard let holder = edit.holder, let now = moment.records[holder],
        let shown = moment.shownValue(of: edit)
      else { continue }
      findings.append(
        moment.finding(
          .drift, record: holder, field: edit.field, expected: now, actual: shown,
          "\"\(edit.field)\" shows \"\(shown)\" while \(holder) is \"\(now)\""))
    }
  }
}

extension Moment {
  /// What the edit's control shows, when it is on the screen and still shows the edit.
  fileprivate func shownValue(of edit: Edit) -> String? {
    driver.look()
    for item in driver.list.items {
      if let client = edit.client {
        guard item.element.elementInput === client else { continue }
        let text = client.inputText
        return TextSearch.contains(text, edit.token) ? text : nil
      }
      if let control = edit.control, item.element === control {
        let value = control.elementValue
        return value == edit.shown ? value : nil
      }
    }
    return nil
  }
}

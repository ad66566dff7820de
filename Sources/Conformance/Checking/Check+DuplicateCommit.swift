import LifecycleModel
import LifecycleSimulator

extension Check {
  /// An edit was committed more than once, to an effect.
  public static let duplicateCommit = Check(
    .duplicateCommit,
    summary: "An edit is in several records, or twice in one.",
    remedy: "Let one hook commit, or make the commit change nothing the second time.",
    scope: .records
  ) { moment, findings in
    for edit in moment.due where edit.state == .committed {
      guard case .token = edit.content else { continue }
      let holders = edit.copies(in: moment)
      guard let first = holders.first else { continue }
      let records = moment.records
      let typed = max(1, TextSearch.count(of: edit.token, in: edit.shown))
      if holders.count > 1 {
        let names = holders.map { records.ids[$0] }.joined(separator: ", ")
        findings.append(
          moment.finding(
            .duplicateCommit, record: records.ids[first], field: edit.field, expected: "1 record",
            actual: "\(holders.count) records",
            "\(edit.words) is in \(holders.count) records: \(names)"))
      } else if TextSearch.count(of: edit.token, in: records.values[first]) > typed {
        findings.append(
          moment.finding(
            .duplicateCommit, record: records.ids[first], field: edit.field,
            expected: edit.shown, actual: records.values[first],
            "\(edit.words) is more than once in \(records.ids[first]): "
              + "\"\(records.values[first])\""))
      }
    }
  }
}

extension Edit {
  /// The records that hold the edit, without those that mirror another one.
  ///
  /// On a screen the same value is shown in several places by right: a title, a field, a row. Only
  /// rows that came with the edit are copies there. Elsewhere, records mirror each other when one
  /// contained the other before the edit, and one that was empty and stands alone is a buffer.
  @MainActor func copies(in moment: Moment) -> [Int] {
    let holders = moment.holders(of: self)
    guard holders.count > 1 else { return holders }
    if moment.isScreen {
      let rows = holders.filter { moment.records.positions[$0] >= 0 && isNew($0, in: moment) }
      let distinct = rows.enumerated().filter { index, place in
        index == 0 || moment.records.positions[place] != moment.records.positions[rows[index - 1]]
      }
      return distinct.count > 1 ? distinct.map(\.element) : Array(holders.prefix(1))
    }
    var seen: [String] = []
    let copies = holders.filter { place in
      guard let former = before[moment.records.ids[place]] else { return true }
      if former.isEmpty || former == "nil" {
        return moment.isOrdered && moment.records.positions[place] >= 0
      }
      if seen.contains(where: {
        TextSearch.contains($0, former) || TextSearch.contains(former, $0)
      }) {
        return false
      }
      seen.append(former)
      return true
    }
    return copies.isEmpty ? Array(holders.prefix(1)) : copies
  }

  private func isNew(_ place: Int, in moment: Moment) -> Bool {
    !moment.previous.isEmpty && moment.previous[moment.records.ids[place]] == nil
  }
}

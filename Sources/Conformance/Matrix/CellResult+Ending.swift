import LifecycleModel

extension CellResult {
  /// The verdict on a cell, from how its run ended; `blame` and `expected` are not filled in.
  init(_ cell: PlannedCell, ending: CellEnding.Result) {
    switch ending {
    case .finished(let outcome):
      let kinds = Set(outcome.findings.map(\.kind))
      let verdict: Verdict =
        if kinds.contains(.crash) {
          .crash
        } else if kinds.contains(.hang) {
          .hang
        } else if !outcome.unsupported.isEmpty {
          // What was not modelled may be what would have saved the edit, or lost it.
          .skip
        } else {
          outcome.findings.isEmpty ? .pass : .fail
        }
      self.init(
        key: cell.key, verdict: verdict,
        isVacuous: verdict == .pass && outcome.fired.isEmpty,
        quirksFired: cell.names(of: outcome.fired),
        findings: verdict == .skip ? [] : outcome.findings)
      if verdict == .skip { obstacles = outcome.unsupported }
    case .died(let death):
      self.init(
        key: cell.key, verdict: death.kind == .crash ? .crash : .hang,
        quirksFired: cell.names(of: death.fired), findings: [Finding(death)])
    }
  }

  /// The same result, reported for another profile with the same behavior.
  func reported(for profile: String) -> CellResult {
    var result = self
    result.key.profile = profile
    return result
  }
}

extension Finding {
  /// A process that died, as a finding; the place stands in `field`.
  package init(_ death: CellDeath) {
    self.init(
      kind: death.kind == .crash ? .crash : .hang, action: death.action, field: death.place,
      message: death.place.map { "\(death.message), in \($0)" } ?? death.message)
  }
}

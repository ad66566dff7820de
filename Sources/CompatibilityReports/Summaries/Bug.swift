package import LifecycleModel

/// One bug: every finding of one kind at one place with one cause.
package struct Bug: Hashable, Sendable {
  package var caseID: String
  package var variant: String
  package var kind: FindingKind
  /// The control, or the record when no control is known; empty when neither is.
  package var place: String
  /// The smallest set of quirks without which it does not happen; empty when it happens anyway.
  package var blame: [String]
  package var scenarios: Set<String> = []
  package var profiles: Set<String> = []
  package var devices: Set<String> = []
  package var reasons: Set<String> = []
  /// The first of its cells, by key, and what was found there.
  package var example: CellKey
  package var finding: Finding
  package var cellCount = 0
  /// How many of its cells differ from what was expected of them.
  package var surprises = 0
}

extension Bug {
  private struct Identity: Hashable {
    var caseID: String
    var variant: String
    var kind: FindingKind
    var place: String
    var blame: [String]
  }

  /// The bugs that cells show, ordered by the first cell that shows them.
  ///
  /// The cells have to be sorted by key.
  package static func all(in cells: some Sequence<JudgedCell>) -> [Bug] {
    var bugs: [Bug] = []
    var positions: [Identity: Int] = [:]
    for cell in cells {
      let key = cell.result.key
      // A cell counts once for a bug, however often the bug shows in it.
      var seen: Set<Int> = []
      for finding in cell.result.findings {
        let identity = Identity(
          caseID: key.caseID, variant: key.variant, kind: finding.kind,
          place: finding.field ?? finding.record ?? "", blame: cell.result.blame)
        let position = positions[identity] ?? bugs.count
        if position == bugs.count {
          positions[identity] = position
          bugs.append(
            Bug(
              caseID: key.caseID, variant: key.variant, kind: finding.kind, place: identity.place,
              blame: identity.blame, example: key, finding: finding))
        }
        if seen.insert(position).inserted { bugs[position].count(cell) }
      }
    }
    return bugs
  }

  private mutating func count(_ cell: JudgedCell) {
    scenarios.insert(cell.result.key.scenario)
    profiles.insert(cell.result.key.profile)
    devices.insert(cell.result.key.device)
    if let reason = cell.reason { reasons.insert(reason) }
    cellCount += 1
    if cell.surprise != nil { surprises += 1 }
  }
}

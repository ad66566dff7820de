package import LifecycleModel

/// Cells of one scenario that differ from their expectations in the same way.
package struct SurpriseGroup: Hashable, Sendable {
  package var surprise: Surprise
  package var verdict: Verdict
  package var expected: Verdict
  package var reason: String?
  package var kinds: [FindingKind]
  package var profiles: Set<String> = []
  package var devices: Set<String> = []
  /// The first of the cells, by key.
  package var example: CellKey
  package var cellCount = 0

  private struct Identity: Hashable {
    var caseID: String
    var variant: String
    var scenario: String
    var surprise: Surprise
    var verdict: Verdict
    var kinds: [FindingKind]
  }

  /// The groups, ordered by their first cell; the cells have to be sorted by key.
  package static func all(in cells: some Sequence<JudgedCell>) -> [SurpriseGroup] {
    var groups: [SurpriseGroup] = []
    var positions: [Identity: Int] = [:]
    for cell in cells {
      guard let surprise = cell.surprise else { continue }
      let result = cell.result
      let kinds = Set(result.findings.map(\.kind)).sorted()
      let identity = Identity(
        caseID: result.key.caseID, variant: result.key.variant, scenario: result.key.scenario,
        surprise: surprise, verdict: result.verdict, kinds: kinds)
      let position = positions[identity] ?? groups.count
      if position == groups.count {
        positions[identity] = position
        groups.append(
          SurpriseGroup(
            surprise: surprise, verdict: result.verdict, expected: result.expected,
            reason: cell.reason, kinds: kinds, example: result.key))
      }
      groups[position].profiles.insert(result.key.profile)
      groups[position].devices.insert(result.key.device)
      groups[position].cellCount += 1
    }
    return groups
  }

  /// What differs, in one sentence without a full stop.
  package var words: String {
    let found = kinds.isEmpty ? "" : " (\(kinds.map(\.rawValue).joined(separator: ", ")))"
    switch surprise {
    case .unexpectedVerdict: return "\(verdict.rawValue)\(found), expected \(expected.rawValue)"
    case .unexpectedPass:
      let known = reason.map { ": \($0)" } ?? ""
      return "passes, expected \(expected.rawValue)\(known)"
    case .unexpectedFindings(let others):
      let names = others.map(\.rawValue).joined(separator: ", ")
      return "\(verdict.rawValue) as expected, but \(names) was not expected"
    }
  }
}

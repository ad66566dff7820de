package import LifecycleModel

/// One bug across many profiles: findings of the same kind, at the same place, for the same quirks.
package struct FindingGroup: Hashable, Sendable {
  /// What makes findings one.
  package struct ID: Hashable, Sendable, Comparable {
    package var caseID: String
    package var variant: String
    package var kind: FindingKind
    /// The app's function for a crash; the record and field for everything else.
    package var place: String
    /// The smallest set of quirks that brings it about; empty when it needs none.
    package var blame: [String]

    package static func < (left: Self, right: Self) -> Bool {
      if left.caseID != right.caseID { return left.caseID < right.caseID }
      if left.variant != right.variant { return left.variant < right.variant }
      if left.kind != right.kind { return left.kind < right.kind }
      if left.place != right.place { return left.place < right.place }
      return left.blame.lexicographicallyPrecedes(right.blame)
    }
  }

  package var id: ID
  /// The first finding, by key, as an example; `example` names its cell.
  package var finding: Finding
  package var example: CellKey
  /// Where it was found, each once and sorted.
  package var profiles: [String]
  package var scenarios: [String]
  package var devices: [String]
  package var cellCount: Int

  /// Groups the findings of all results; the order of the results does not matter.
  package static func groups(in results: [CellResult]) -> [FindingGroup] {
    var groups: [ID: FindingGroup] = [:]
    for result in results.sorted(by: { $0.key < $1.key }) {
      var seen: Set<ID> = []
      for finding in result.findings {
        let id = ID(
          caseID: result.key.caseID, variant: result.key.variant, kind: finding.kind,
          place: [finding.record, finding.field].compactMap { $0 }.joined(separator: "."),
          blame: result.blame)
        groups[
          id,
          default: FindingGroup(
            id: id, finding: finding, example: result.key, profiles: [], scenarios: [],
            devices: [], cellCount: 0)
        ].add(result.key, isNewCell: seen.insert(id).inserted)
      }
    }
    return groups.values.sorted { $0.id < $1.id }
  }

  private mutating func add(_ key: CellKey, isNewCell: Bool) {
    if isNewCell { cellCount += 1 }
    Self.insert(key.profile, into: &profiles)
    Self.insert(key.scenario, into: &scenarios)
    Self.insert(key.device, into: &devices)
  }

  private static func insert(_ name: String, into names: inout [String]) {
    let index = names.firstIndex { $0 >= name } ?? names.count
    if index == names.count || names[index] != name { names.insert(name, at: index) }
  }
}

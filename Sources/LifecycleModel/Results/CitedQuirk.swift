/// What a report says of a quirk that is to blame: what it is, and on whose word it rests.
package struct CitedQuirk: Hashable, Sendable {
  package var id: String
  package var summary: String
  /// The grade of its best source.
  package var grade: EvidenceGrade
  package var sources: [String]

  package init(id: String, summary: String, grade: EvidenceGrade, sources: [String]) {
    self.id = id
    self.summary = summary
    self.grade = grade
    self.sources = sources
  }

  /// - Parameter quirk: the quirk as its file states it.
  package init(_ quirk: Quirk) {
    self.init(
      id: quirk.id, summary: quirk.summary, grade: quirk.grade,
      sources: quirk.evidence.map(\.source))
  }
}

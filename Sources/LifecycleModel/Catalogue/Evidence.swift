/// How well a source shows what it says.
package enum EvidenceGrade: String, Sendable, Hashable, CaseIterable, Comparable {
  /// The source prints a log or a table.
  case a = "A"
  /// The source states it clearly.
  case b = "B"
  /// Hearsay.
  case c = "C"

  /// A better grade is the greater one.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue > right.rawValue }
}

/// One source for a quirk, and what it says.
package struct Evidence: Hashable, Sendable {
  /// An address, or the name of a seed: `seed-002`.
  package var source: String
  /// The id of the entry in the project's evidence, when there is one.
  package var entry: String?
  /// One sentence in our own words.
  package var says: String
  package var grade: EvidenceGrade

  package init(source: String, entry: String? = nil, says: String, grade: EvidenceGrade) {
    self.source = source
    self.entry = entry
    self.says = says
    self.grade = grade
  }
}

/// What shows a quirk: a small bundled screen, and the two logs that it must print.
package struct Demonstration: Hashable, Sendable {
  /// The name of the bundled situation: `push-type-pop`.
  package var situation: String
  /// The log under the reference behavior.
  package var reference: [String]
  /// The log under this quirk alone.
  package var quirk: [String]

  package init(situation: String, reference: [String], quirk: [String]) {
    self.situation = situation
    self.reference = reference
    self.quirk = quirk
  }
}

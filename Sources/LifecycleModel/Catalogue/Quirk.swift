/// One documented deviation from the reference behavior, as its file states it.
package struct Quirk: Hashable, Sendable, Identifiable {
  package var id: String
  /// One sentence for a person.
  package var summary: String
  /// What else a reader has to know: a source that disagrees, a doubt about the order of a log.
  package var note: String?
  /// Where the quirk holds.
  package var affects: [AffectedRange]
  /// The delivery rules; their `quirk` is `.none` until a behavior is resolved.
  package var delivery: [DeliveryRule]
  /// The values of structure seams, by the seam's id.
  package var structure: [String: String]
  package var evidence: [Evidence]
  /// What an app can do about it, a sentence each.
  package var workarounds: [String]
  package var demonstration: Demonstration

  package init(
    id: String, summary: String, note: String? = nil, affects: [AffectedRange],
    delivery: [DeliveryRule] = [], structure: [String: String] = [:], evidence: [Evidence],
    workarounds: [String] = [], demonstration: Demonstration
  ) {
    self.id = id
    self.summary = summary
    self.note = note
    self.affects = affects
    self.delivery = delivery
    self.structure = structure
    self.evidence = evidence
    self.workarounds = workarounds
    self.demonstration = demonstration
  }

  /// The entries of the collected evidence that it rests on, each once.
  package var entries: [String] {
    var seen: Set<String> = []
    return evidence.compactMap(\.entry).filter { seen.insert($0).inserted }
  }

  /// The grade of the best evidence.
  package var grade: EvidenceGrade { evidence.map(\.grade).max() ?? .c }

  /// Whether the quirk holds at a point, on some device.
  package func holds(at point: ProfilePoint) -> Bool { affects.contains { $0.contains(point) } }

  /// Whether the quirk holds on a device; at a point when one is given, else anywhere.
  package func holds(at point: ProfilePoint?, device: String) -> Bool {
    affects.contains { range in
      range.concerns(device: device) && (point.map(range.contains) ?? true)
    }
  }

  /// A seam that the other quirk sets to a different value, if there is one; the first by id.
  package func conflictingSeam(with other: Quirk) -> String? {
    structure.keys.sorted().first { seam in
      other.structure[seam].map { $0 != structure[seam] } ?? false
    }
  }
}

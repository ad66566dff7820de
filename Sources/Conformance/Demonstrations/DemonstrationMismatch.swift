/// A demonstration that did not come out as its quirk's file says.
package struct DemonstrationMismatch: Hashable, Sendable {
  /// Which part of the demonstration it is about.
  package enum Part: Hashable, Sendable {
    /// No situation has the name.
    case unknownSituation(nearest: String?)
    /// The log under the reference behavior.
    case reference
    /// The log under the quirk alone.
    case quirk
    /// Both logs came out, and yet the quirk never had an effect.
    case neverFired
  }

  package var quirk: String
  package var situation: String
  package var part: Part
  package var expected: [String]
  package var actual: [String]

  package init(
    quirk: String, situation: String, part: Part, expected: [String], actual: [String]
  ) {
    self.quirk = quirk
    self.situation = situation
    self.part = part
    self.expected = expected
    self.actual = actual
  }

  /// The two logs line by line: `-` was expected and did not come, `+` came and was not expected.
  package var difference: [String] {
    var removed: Set<Int> = []
    var inserted: [Int: String] = [:]
    for change in actual.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, let line, _): inserted[offset] = line
      }
    }
    var lines: [String] = []
    var (left, right) = (0, 0)
    while left < expected.count || right < actual.count {
      if left < expected.count, removed.contains(left) {
        lines.append("- " + expected[left])
        left += 1
      } else if let line = inserted[right] {
        lines.append("+ " + line)
        right += 1
      } else if left < expected.count {
        lines.append("  " + expected[left])
        left += 1
        right += 1
      } else {
        break
      }
    }
    return lines
  }
}

extension DemonstrationMismatch: CustomStringConvertible {
  package var description: String {
    let rows = difference.map { "\n    " + $0 }.joined()
    switch part {
    case .unknownSituation(let nearest):
      let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
      return "\(quirk): no situation is named \"\(situation)\"\(hint)"
    case .reference: return "\(quirk): \"\(situation)\" logs otherwise under the reference:\(rows)"
    case .quirk: return "\(quirk): \"\(situation)\" logs otherwise under the quirk:\(rows)"
    case .neverFired: return "\(quirk): the quirk has no effect in \"\(situation)\""
    }
  }
}

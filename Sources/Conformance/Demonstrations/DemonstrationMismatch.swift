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
    LogAlignment(expected, actual).rows.map { left, right in
      switch (left, right) {
      case (let line?, nil): "- " + line
      case (nil, let line?): "+ " + line
      default: "  " + (left ?? "")
      }
    }
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

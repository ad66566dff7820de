import CompatibilityReports
package import LifecycleModel

/// The words below the table: counts, what is not as expected, what to do next.
package enum MatrixSummary {
  /// How many differences are told in full; the reports hold all of them.
  static let shownSurprises = 12

  package static func text(for results: MatrixResults) -> String {
    let counts = VerdictCounts(results.cells)
    let order = ProfileOrder(results.inputs.profiles)
    var lines = ["", counts.words + "."]
    if counts.known > 0 {
      lines.append("\(Wording.count(counts.known, "cell")) known not to pass, as expected.")
    }
    let groups = SurpriseGroup.all(in: results.cells)
    if !groups.isEmpty {
      lines += ["", "Not as expected: \(Wording.count(counts.surprises, "cell"))."]
      for group in groups.prefix(shownSurprises) {
        let key = group.example
        lines.append("  \(key.caseID)/\(key.variant)/\(key.scenario): \(group.words)")
        lines.append(
          "    under \(order.words(for: group.profiles)) on "
            + Wording.list(group.devices.sorted()))
      }
      if groups.count > shownSurprises {
        lines.append("  and \(groups.count - shownSurprises) more; the reports list them all.")
      }
      lines.append("  why: holdfast explain '\(groups[0].example)'")
    }
    for stale in results.staleExpectations {
      lines.append("\(stale.place): \(stale.written) matches no cell any more. Remove it.")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

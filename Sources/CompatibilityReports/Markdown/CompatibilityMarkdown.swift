package import LifecycleModel

/// `compatibility.md`: which variant keeps the user's edits where, for people.
package enum CompatibilityMarkdown {
  package static let fileName = "compatibility.md"

  package static func text(for results: MatrixResults) -> String {
    let order = ProfileOrder(results.inputs.profiles)
    var lines = ["# Compatibility", ""]
    lines += summary(of: results)
    lines += surprises(in: results, order: order)
    lines += legend
    for cells in cellsByCase(results.cells) {
      let table = CaseTable(
        caseID: cells[cells.startIndex].result.key.caseID, cells: cells, order: order)
      lines += ["", "## \(MarkdownText.plain(table.caseID))", ""]
      lines += rows(of: table)
      lines += findings(in: cells, order: order, quirks: results.quirks)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func summary(of results: MatrixResults) -> [String] {
    let counts = VerdictCounts(results.cells)
    let inputs = results.inputs
    return [
      "\(results.harness.name) \(results.harness.version), "
        + "\(Wording.count(inputs.profiles.count, "profile")), \(Wording.count(inputs.devices.count, "device")) "
        + "(\(inputs.devices.joined(separator: ", "))).",
      "",
      "\(counts.words).",
      results.isAsExpected
        ? "Everything is as expected; \(Wording.count(counts.known, "cell")) known not to pass."
        : "**\(Wording.count(counts.surprises, "cell")) not as expected.** "
          + "\(Wording.count(counts.known, "cell")) known not to pass.",
    ]
  }

  private static func surprises(in results: MatrixResults, order: ProfileOrder) -> [String] {
    guard !results.isAsExpected else { return [] }
    var lines = ["", "## Not as expected", ""]
    for group in SurpriseGroup.all(in: results.cells) {
      let key = group.example
      lines.append(
        "- \(MarkdownText.code("\(key.caseID)/\(key.variant)/\(key.scenario)")): "
          + "\(MarkdownText.plain(group.words)). "
          + "Under \(order.words(for: group.profiles)) "
          + "on \(group.devices.sorted().joined(separator: ", ")).")
    }
    for stale in results.staleExpectations {
      lines.append(
        "- \(MarkdownText.code(stale.written)): the expectation at \(stale.place) matches no cell. "
          + "Remove it.")
    }
    return lines
  }

  private static let legend = [
    "",
    "In the tables: ✓ passes, ○ passes in which no quirk had any effect (nothing was proved), "
      + "✗ fails, ☠ crashes, ∞ hangs, – skipped. The numbers count scenarios; "
      + "! marks what was not expected.",
  ]

  private static func rows(of table: CaseTable) -> [String] {
    let heads = ["variant", "device"] + table.columns.map(\.description)
    var lines = ["| \(heads.joined(separator: " | ")) |"]
    lines.append("|" + String(repeating: "---|", count: heads.count))
    for row in table.rows {
      let cells =
        [MarkdownText.plain(row.variant), row.device ?? "all"] + row.counts.map(mark)
      lines.append("| \(cells.joined(separator: " | ")) |")
    }
    return lines
  }

  /// The verdicts of a cell of the table, worst first.
  private static func mark(_ counts: VerdictCounts) -> String {
    let marks = [
      ("☠", counts.crash), ("∞", counts.hang), ("✗", counts.fail), ("✓", counts.earned),
      ("○", counts.vacuous), ("–", counts.skip),
    ]
    let text = marks.filter { $0.1 > 0 }.map { "\($0)\($1)" }.joined(separator: " ")
    return counts.surprises > 0 ? "**\(text) !**" : text
  }

  private static func findings(
    in cells: some Collection<JudgedCell>, order: ProfileOrder, quirks: [String: CitedQuirk]
  ) -> [String] {
    let bugs = Bug.all(in: cells)
    guard !bugs.isEmpty else { return ["", "No findings."] }
    var lines = ["", "### Findings", ""]
    for (index, bug) in bugs.enumerated() {
      lines += entry(bug, number: index + 1, order: order, quirks: quirks)
    }
    return lines
  }

  private static func entry(
    _ bug: Bug, number: Int, order: ProfileOrder, quirks: [String: CitedQuirk]
  ) -> [String] {
    let place = bug.place.isEmpty ? "" : " at \(MarkdownText.code(bug.place))"
    let cause =
      bug.blame.isEmpty
      ? "under any behavior"
      : "because of \(bug.blame.map(MarkdownText.code).joined(separator: ", "))"
    var lines = [
      "\(number). **\(bug.kind.rawValue)** in \(MarkdownText.code(bug.variant))\(place), \(cause) "
        + "(\(state(of: bug)))",
      "   - \(MarkdownText.plain(bug.finding.message))",
      "   - profiles: \(order.words(for: bug.profiles))",
      "   - devices: \(bug.devices.sorted().joined(separator: ", "))",
      "   - scenarios: \(bug.scenarios.sorted().map(MarkdownText.plain).joined(separator: "; "))",
    ]
    for quirk in bug.blame.compactMap({ quirks[$0] }) {
      lines.append(
        "   - evidence \(quirk.grade.rawValue) of \(MarkdownText.code(quirk.id)): "
          + quirk.sources.map(MarkdownText.plain).joined(separator: ", "))
    }
    for reason in bug.reasons.sorted() {
      lines.append("   - known: \(MarkdownText.plain(reason))")
    }
    lines.append("   - \(MarkdownText.code("holdfast explain '\(bug.example)'"))")
    return lines
  }

  private static func state(of bug: Bug) -> String {
    if bug.surprises == 0 { return "expected, \(Wording.count(bug.cellCount, "cell"))" }
    if bug.surprises == bug.cellCount {
      return "**unexpected**, \(Wording.count(bug.cellCount, "cell"))"
    }
    return "**unexpected** in \(bug.surprises) of \(Wording.count(bug.cellCount, "cell"))"
  }

  /// The cells of each case; they are sorted by key, so a case's cells stand together.
  private static func cellsByCase(_ cells: [JudgedCell]) -> [ArraySlice<JudgedCell>] {
    cells.indices.filter {
      $0 == 0 || cells[$0 - 1].result.key.caseID != cells[$0].result.key.caseID
    }.map { start in
      cells[start...].prefix { $0.result.key.caseID == cells[start].result.key.caseID }
    }
  }
}

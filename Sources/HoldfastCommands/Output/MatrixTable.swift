import CompatibilityReports
package import LifecycleModel

/// The matrix as a table for a terminal of 80 columns.
///
/// A block for each case; in it a line for each variant and kind of finding, with the number of
/// cells and the profiles under which it was found.
package struct MatrixTable: Sendable {
  /// A line of the table, before it is laid out.
  package struct Line: Hashable, Sendable {
    package var variant: String
    package var found: String
    package var cells: String
    /// Where it was found; as many of these as fit are shown.
    package var under: [String]
    package var verdict: Verdict
    package var isSurprise: Bool
  }

  /// The columns of a terminal.
  package static let width = 80
  private static let variantWidth = 26
  private static let foundWidth = 18
  private static let cellsWidth = 9

  package private(set) var blocks: [(caseID: String, lines: [Line])] = []

  package init(_ results: MatrixResults) {
    let order = ProfileOrder(results.inputs.profiles)
    var rest = results.cells[...]
    while let first = rest.first?.result.key {
      let cells = rest.prefix { $0.result.key.caseID == first.caseID }
      rest = rest.dropFirst(cells.count)
      blocks.append((first.caseID, Self.lines(of: cells, order: order)))
    }
  }

  private static func lines(
    of cells: ArraySlice<JudgedCell>, order: ProfileOrder
  ) -> [Line] {
    var lines: [Line] = []
    var rest = cells
    while let variant = rest.first?.result.key.variant {
      let cells = rest.prefix { $0.result.key.variant == variant }
      rest = rest.dropFirst(cells.count)
      lines += Self.lines(variant: variant, cells: cells, order: order)
    }
    return lines
  }

  private static func lines(
    variant: String, cells: ArraySlice<JudgedCell>, order: ProfileOrder
  ) -> [Line] {
    let counts = VerdictCounts(cells)
    var lines: [Line] = []
    for (found, group) in groups(of: cells) {
      let profiles = Set(group.map(\.result.key.profile))
      lines.append(
        Line(
          variant: variant, found: found, cells: "\(group.count)/\(cells.count)",
          under: order.groups(of: profiles).map(\.description),
          verdict: group[0].result.verdict, isSurprise: group.contains { $0.surprise != nil }))
    }
    if counts.pass > 0 {
      let passes = cells.filter { $0.result.verdict == .pass }
      lines.append(
        Line(
          variant: variant, found: "pass",
          cells: counts.pass == cells.count ? "\(counts.pass)" : "\(counts.pass)/\(cells.count)",
          under: counts.vacuous == 0 ? [] : ["\(counts.vacuous) of them vacuous"], verdict: .pass,
          isSurprise: passes.contains { $0.surprise != nil }))
    }
    return lines
  }

  /// The cells that did not pass, by what was found in them; a cell stands in each of its groups.
  private static func groups(
    of cells: ArraySlice<JudgedCell>
  ) -> [(found: String, cells: [JudgedCell])] {
    var groups: [(found: String, cells: [JudgedCell])] = []
    for cell in cells where cell.result.verdict != .pass {
      var names = Set(cell.result.findings.map(\.kind)).sorted().map(\.rawValue)
      if names.isEmpty || cell.result.verdict == .skip { names = [cell.result.verdict.rawValue] }
      for name in names {
        if let index = groups.firstIndex(where: { $0.found == name }) {
          groups[index].cells.append(cell)
        } else {
          groups.append((name, [cell]))
        }
      }
    }
    return groups.sorted { $0.found < $1.found }
  }

  /// The table's lines; no line is wider than `width`.
  package func text(on console: Console) -> String {
    var text = Self.laidOut("", "found", "cells", ["under"]) + "\n"
    for block in blocks {
      text += console.styled(TextWidth.shortened(block.caseID, to: Self.width), .bold) + "\n"
      var last: String?
      for line in block.lines {
        let shown = Self.laidOut(
          (line.isSurprise ? "! " : "  ") + (line.variant == last ? "" : line.variant), line.found,
          line.cells, line.under)
        last = line.variant
        text += console.styled(shown, line.emphasis) + "\n"
      }
    }
    return text
  }

  private static func laidOut(
    _ variant: String, _ found: String, _ cells: String, _ under: [String]
  ) -> String {
    let padding = String(repeating: " ", count: max(0, cellsWidth - TextWidth.of(cells)))
    let start =
      TextWidth.fitted(variant, to: variantWidth) + " "
      + TextWidth.fitted(found, to: foundWidth) + padding + cells
    guard !under.isEmpty else { return start }
    return start + "  " + joined(under, to: width - TextWidth.of(start) - 2)
  }

  /// As many of the names as fit, and how many do not: `reference, ios-13.0, +3`.
  private static func joined(_ names: [String], to width: Int) -> String {
    for count in stride(from: names.count, to: 0, by: -1) {
      let rest = names.count - count
      let text =
        names.prefix(count).joined(separator: ", ") + (rest == 0 ? "" : ", +\(rest)")
      if TextWidth.of(text) <= width { return text }
    }
    return TextWidth.shortened(names[0], to: width)
  }
}

extension MatrixTable.Line {
  fileprivate var emphasis: Emphasis {
    if isSurprise { return .red }
    return verdict == .pass ? .green : .dim
  }
}

/// The cells of a run compared with the expectations.
///
/// The first expectation that names a cell speaks for it; a cell that none names is expected to
/// pass. A skipped cell is never a surprise, because nothing was found out about it.
package struct Judgement: Sendable {
  /// The cells, in the order in which they were given.
  package private(set) var cells: [JudgedCell] = []
  /// The expectations that speak for no cell although each of their cells was selected.
  package private(set) var stale: [CellExpectation] = []

  /// Compares results with expectations.
  ///
  /// `selection` says which cells were to run: an expectation about other cells is not stale.
  package init(
    of results: [CellResult], expectations: [CellExpectation], selection: CellPattern = .all
  ) {
    var speaks = Array(repeating: false, count: expectations.count)
    cells.reserveCapacity(results.count)
    for result in results {
      guard let index = expectations.firstIndex(where: { $0.cells.contains(result.key) }) else {
        cells.append(Self.judged(result, by: nil))
        continue
      }
      speaks[index] = true
      cells.append(Self.judged(result, by: expectations[index]))
    }
    for (index, expectation) in expectations.enumerated()
    where !speaks[index] && expectation.cells.isWithin(selection) {
      stale.append(expectation)
    }
  }

  /// Whether nothing differs from the expectations.
  package var isAsExpected: Bool {
    stale.isEmpty && cells.allSatisfy { $0.surprise == nil }
  }

  private static func judged(_ result: CellResult, by expectation: CellExpectation?) -> JudgedCell {
    var result = result
    result.expected = expectation?.verdict ?? .pass
    return JudgedCell(
      result: result, surprise: surprise(in: result, allowed: expectation?.findings),
      reason: expectation?.reason)
  }

  private static func surprise(in result: CellResult, allowed: Set<FindingKind>?) -> Surprise? {
    guard result.verdict != .skip else { return nil }
    guard result.verdict == result.expected else {
      return result.verdict == .pass ? .unexpectedPass : .unexpectedVerdict
    }
    guard let allowed else { return nil }
    let others = Set(result.findings.map(\.kind)).subtracting(allowed)
    return others.isEmpty ? nil : .unexpectedFindings(others.sorted())
  }
}

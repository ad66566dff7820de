package import LifecycleModel

/// How many cells came to which verdict.
package struct VerdictCounts: Hashable, Sendable {
  package private(set) var cells = 0
  /// Passes in which a quirk of the profile had an effect.
  package private(set) var earned = 0
  /// Passes in which none had: they prove nothing.
  package private(set) var vacuous = 0
  package private(set) var fail = 0
  package private(set) var crash = 0
  package private(set) var hang = 0
  package private(set) var skip = 0
  /// Cells that differ from what was expected of them.
  package private(set) var surprises = 0
  /// Cells that do not pass and were expected not to.
  package private(set) var known = 0

  package init() {}

  package init(_ cells: some Sequence<JudgedCell>) {
    for cell in cells { add(cell) }
  }

  package var pass: Int { earned + vacuous }
  /// Cells with a verdict other than pass and skip.
  package var bad: Int { fail + crash + hang }

  package mutating func add(_ cell: JudgedCell) {
    cells += 1
    switch cell.result.verdict {
    case .pass where cell.result.isVacuous: vacuous += 1
    case .pass: earned += 1
    case .fail: fail += 1
    case .crash: crash += 1
    case .hang: hang += 1
    case .skip: skip += 1
    }
    if cell.surprise != nil {
      surprises += 1
    } else if cell.result.verdict != .pass, cell.result.verdict != .skip {
      known += 1
    }
  }

  /// `12 cells: 8 pass (6 vacuous), 3 fail, 1 crash, 0 hang, 0 skip`
  package var words: String {
    "\(Wording.count(cells, "cell")): \(pass) pass (\(vacuous) vacuous), \(fail) fail, "
      + "\(crash) crash, \(hang) hang, \(skip) skip"
  }
}

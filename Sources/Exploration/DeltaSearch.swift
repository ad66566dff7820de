/// A delta debugging search that waits for its answers, so that many can go on side by side.
///
/// Ask for `nextProbe()`, test that part, `record(fails:)` the answer, until there is no next one.
package struct DeltaSearch<Element> {
  private let elements: [Element]
  private let budget: Int
  /// The smallest failing part so far, as ascending positions in `elements`.
  private var current: [Int]
  /// Into how many blocks `current` is divided.
  private var granularity = 2
  /// Whether `candidates` are blocks of `current`; before that only the empty set is asked about.
  private var isDivided = false
  private var candidates: [Candidate] = []
  private var cursor = 0
  private var passing: Set<[Int]> = []
  private var pending: Candidate?
  private var isFinished = false
  private var ranOut = false
  private var probes = 0

  /// A part to test, and into how many blocks it is divided when it fails.
  private struct Candidate {
    var positions: [Int]
    var granularity: Int
  }

  /// Begins a search; the whole set is taken to fail.
  package init(_ elements: [Element], budget: Int = DeltaDebugging.defaultBudget) {
    self.elements = elements
    self.budget = budget
    self.current = Array(elements.indices)
    self.isFinished = elements.isEmpty
    // Nothing at all: when even that fails, no element is to blame, and one test shows it.
    self.candidates = [Candidate(positions: [], granularity: 2)]
  }

  /// The part to test next, or `nil` when the search is over.
  package mutating func nextProbe() -> [Element]? {
    if let pending { return pending.positions.map { elements[$0] } }
    while !isFinished {
      while cursor < candidates.count {
        let candidate = candidates[cursor]
        cursor += 1
        if passing.contains(candidate.positions) { continue }
        guard probes < budget else {
          ranOut = true
          isFinished = true
          return nil
        }
        pending = candidate
        return candidate.positions.map { elements[$0] }
      }
      refine()
    }
    return nil
  }

  /// Takes the answer to the last `nextProbe()`.
  package mutating func record(fails: Bool) {
    guard let candidate = pending else { return }
    pending = nil
    probes += 1
    guard fails else {
      passing.insert(candidate.positions)
      return
    }
    current = candidate.positions
    granularity = candidate.granularity
    if current.count <= 1 {
      // One element is left and nothing at all is known to pass, or nothing is left.
      isFinished = true
    } else {
      fillCandidates()
    }
  }

  /// What the search has come to so far.
  package var result: DeltaDebugging.Result<Element> {
    DeltaDebugging.Result(
      elements: current.map { elements[$0] }, probes: probes,
      isMinimal: isFinished && !ranOut)
  }

  /// Goes on after all candidates passed: finer blocks, or the end.
  private mutating func refine() {
    if current.count <= 1 || (isDivided && granularity >= current.count) {
      isFinished = true
      return
    }
    if isDivided { granularity *= 2 }
    fillCandidates()
  }

  /// Lists the blocks of the current part, then what is left without each block.
  private mutating func fillCandidates() {
    isDivided = true
    granularity = min(granularity, current.count)
    cursor = 0
    candidates.removeAll(keepingCapacity: true)
    let blocks = (0..<granularity).map { block in
      current.count * block / granularity..<current.count * (block + 1) / granularity
    }
    for block in blocks {
      candidates.append(Candidate(positions: Array(current[block]), granularity: 2))
    }
    for block in blocks {
      var rest = current
      rest.removeSubrange(block)
      candidates.append(Candidate(positions: rest, granularity: max(granularity - 1, 2)))
    }
  }
}

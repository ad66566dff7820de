import LifecycleModel

/// Sets of quirks such that each two quirks are tried together, each without the other, and without
/// both: a covering array of strength two. Quirks that conflict are never together.
struct PairwiseSets {
  /// How many sets are drafted for each one that is taken.
  private static let drafts = 12

  private let graph: ConflictGraph
  private let count: Int
  /// For each ordered pair which of the four combinations are still to be tried: bit 2a + b.
  private var open: [UInt8]
  private var openCount = 0

  init(_ quirks: [Quirk]) {
    graph = ConflictGraph(quirks)
    count = quirks.count
    open = [UInt8](repeating: 0, count: count * count)
    for first in 0..<count {
      for second in first + 1..<max(count, first + 1) {
        let conflicts = graph.neighbours[first].contains(second)
        open[first * count + second] = conflicts ? 0b0111 : 0b1111
        openCount += conflicts ? 3 : 4
      }
    }
  }

  /// The sets, each as ascending positions.
  mutating func sets() -> [[Int]] {
    // A lone quirk has no pair, and is to be tried with and without.
    if count == 1 { return [[0], []] }
    var generator = SeededGenerator(seed: 1)
    var sets: [[Int]] = []
    while openCount > 0 {
      var best: (row: [Bool], gain: Int)?
      for _ in 0..<Self.drafts {
        let draft = draft(&generator)
        if draft.gain > best?.gain ?? 0 { best = draft }
      }
      guard let best else { break }
      close(best.row)
      sets.append(best.row.indices.filter { best.row[$0] })
    }
    return sets
  }

  /// A set that takes, quirk by quirk in a random order, the choice that tries more that is new.
  private func draft(_ generator: inout SeededGenerator) -> (row: [Bool], gain: Int) {
    let order = generator.permutation(of: Array(0..<count))
    var row = [Bool](repeating: false, count: count)
    var total = 0
    for (place, quirk) in order.enumerated() {
      var gains = [0, 0]
      var mayBeIn = true
      for other in order[..<place] {
        if row[other], graph.neighbours[quirk].contains(other) { mayBeIn = false }
        for choice in 0...1 {
          gains[choice] += isOpen(quirk, choice == 1, other, row[other]) ? 1 : 0
        }
      }
      let isIn =
        mayBeIn && (gains[1] > gains[0] || gains[1] == gains[0] && generator.index(below: 2) == 1)
      row[quirk] = isIn
      total += gains[isIn ? 1 : 0]
    }
    return (row, total)
  }

  private func isOpen(_ first: Int, _ isFirst: Bool, _ second: Int, _ isSecond: Bool) -> Bool {
    let (low, isLow, high, isHigh) =
      first < second ? (first, isFirst, second, isSecond) : (second, isSecond, first, isFirst)
    return open[low * count + high] & Self.bit(isLow, isHigh) != 0
  }

  private mutating func close(_ row: [Bool]) {
    for first in 0..<count {
      for second in first + 1..<max(count, first + 1) {
        let bit = Self.bit(row[first], row[second])
        guard open[first * count + second] & bit != 0 else { continue }
        open[first * count + second] &= ~bit
        openCount -= 1
      }
    }
  }

  private static func bit(_ first: Bool, _ second: Bool) -> UInt8 {
    1 << UInt8((first ? 2 : 0) + (second ? 1 : 0))
  }
}

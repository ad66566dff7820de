/// Finds the name that somebody meant.
package enum Spelling {
  /// How many insertions, deletions, replacements and swaps of neighbours lead from one to the
  /// other; letters that differ in case only are equal.
  package static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first.lowercased()), Array(second.lowercased()))
    if first.isEmpty || second.isEmpty { return max(first.count, second.count) }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 1...first.count {
      var current = [row]
      for column in 1...second.count {
        let isEqual = first[row - 1] == second[column - 1]
        var best = min(
          last[column] + 1, current[column - 1] + 1, last[column - 1] + (isEqual ? 0 : 1))
        if row > 1, column > 1, first[row - 1] == second[column - 2],
          first[row - 2] == second[column - 1]
        {
          best = min(best, beforeLast[column - 2] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }

  /// The nearest of the names, the first of equally near ones; `nil` when none is at all alike.
  ///
  /// Alike means that something stays as it is, and no more than three changes, or changes to half
  /// of the longer of the two, lead there.
  package static func nearest(to name: String, among names: some Sequence<String>) -> String? {
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = distance(name, candidate)
      let longer = max(name.count, candidate.count)
      guard distance < longer, distance <= max(3, longer / 2) else { continue }
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.name
  }
}

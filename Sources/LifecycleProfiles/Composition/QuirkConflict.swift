package import LifecycleModel

/// Why two quirks cannot hold together.
package enum QuirkConflict: Hashable, Sendable {
  /// They set a seam to different values: the first quirk's, the other's.
  case seam(String, value: String, other: String)
  /// A rule of each matches some event, neither is the exception to the other, and their effects
  /// differ.
  case rules(DeliveryRule, other: DeliveryRule)
}

extension QuirkConflict: CustomStringConvertible {
  package var description: String {
    switch self {
    case .seam(let id, let value, let other): "\(id) is \(value) in one and \(other) in the other"
    case .rules(let rule, let other): "\(rule.words), and \(other.words)"
    }
  }
}

extension Quirk {
  /// What keeps the two quirks from holding together; nil when they compose.
  package func conflict(with other: Quirk) -> QuirkConflict? {
    if let seam = conflictingSeam(with: other) {
      return .seam(seam, value: structure[seam] ?? "", other: other.structure[seam] ?? "")
    }
    for rule in delivery {
      for otherRule in other.delivery where !rule.composes(with: otherRule) {
        return .rules(rule, other: otherRule)
      }
    }
    return nil
  }
}

/// Which of some quirks cannot hold together.
struct ConflictGraph {
  /// For each quirk the positions of those that it conflicts with, ascending.
  private(set) var neighbours: [[Int]]

  init(_ quirks: [Quirk]) {
    // Only quirks that share a seam or a kind of event can conflict.
    var sharing: [String: [Int]] = [:]
    for (position, quirk) in quirks.enumerated() {
      for seam in quirk.structure.keys { sharing[seam, default: []].append(position) }
      for event in Set(quirk.delivery.map(\.event)) {
        sharing[event.rawValue, default: []].append(position)
      }
    }
    var found = [Set<Int>](repeating: [], count: quirks.count)
    for group in sharing.values {
      for (offset, first) in group.enumerated() {
        for second in group[(offset + 1)...]
        where quirks[first].conflict(with: quirks[second]) != nil {
          found[first].insert(second)
          found[second].insert(first)
        }
      }
    }
    neighbours = found.map { $0.sorted() }
  }

  /// The largest set of positions no two of which conflict; among equally large sets the one whose
  /// first difference is the smaller position.
  var largestIndependentSet: [Int] {
    var seen = Set<Int>()
    var chosen: [Int] = []
    for start in neighbours.indices where !seen.contains(start) {
      var component: [Int] = []
      var open = [start]
      while let position = open.popLast() {
        guard seen.insert(position).inserted else { continue }
        component.append(position)
        open += neighbours[position]
      }
      chosen += largest(in: component.sorted())
    }
    return chosen.sorted()
  }

  /// Branch and bound within one connected part, taking the smaller position first.
  private func largest(in component: [Int]) -> [Int] {
    var best: [Int] = []
    func search(_ rest: ArraySlice<Int>, _ chosen: [Int]) {
      guard let position = rest.first else {
        if chosen.count > best.count { best = chosen }
        return
      }
      guard chosen.count + rest.count > best.count else { return }
      let others = rest.dropFirst()
      // Nothing is lost by taking what conflicts with one other at most.
      if others.count(where: neighbours[position].contains) < 2 {
        return search(
          others.filter { !neighbours[position].contains($0) }[...], chosen + [position])
      }
      search(others.filter { !neighbours[position].contains($0) }[...], chosen + [position])
      if others.contains(where: neighbours[position].contains) { search(others, chosen) }
    }
    search(component[...], [])
    return best
  }
}

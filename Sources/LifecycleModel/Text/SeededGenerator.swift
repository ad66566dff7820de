/// A random number generator that gives the same numbers for the same seed: SplitMix64.
package struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, and without, `limit`, or 0 when that is not positive.
  ///
  /// The result does not depend on how the standard library draws its numbers.
  package mutating func index(below limit: Int) -> Int {
    guard limit > 1 else { return 0 }
    return Int(next().multipliedFullWidth(by: UInt64(limit)).high)
  }

  /// The elements in a random order.
  package mutating func permutation<Element>(of elements: [Element]) -> [Element] {
    var elements = elements
    for last in stride(from: elements.count - 1, to: 0, by: -1) {
      elements.swapAt(last, index(below: last + 1))
    }
    return elements
  }

  /// A generator of its own, whose numbers do not depend on how many this one draws later.
  package mutating func split() -> SeededGenerator { SeededGenerator(seed: next()) }
}

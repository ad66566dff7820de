/// Finds a small part of a set that still fails, by testing parts of it.
///
/// The result is *1-minimal*: it fails, and without any single one of its elements it does not.
/// The order of elements is kept, equal subsets are asked about once, and equal questions with
/// equal answers lead to equal results.
package enum DeltaDebugging {
  /// How many parts are tested at most, when the caller names no other budget.
  ///
  /// A set of n elements needs n² + 3n tests at the very worst: 28 elements fit. Quirks that one
  /// run fires are far fewer.
  package static let defaultBudget = 1_000

  /// What a search came to.
  package struct Result<Element> {
    /// The smallest failing part that was found, in the order of the elements.
    package var elements: [Element]
    /// How many parts were tested.
    package var probes: Int
    /// Whether the part is 1-minimal; false when the budget ran out first.
    package var isMinimal: Bool

    package init(elements: [Element], probes: Int, isMinimal: Bool) {
      self.elements = elements
      self.probes = probes
      self.isMinimal = isMinimal
    }
  }

  /// Reduces a set that is known to fail.
  ///
  /// - Parameters:
  ///   - elements: the whole set; it is taken to fail and is not tested itself.
  ///   - budget: how many parts may be tested.
  ///   - fails: whether a part fails; must give the same answer whenever it is asked.
  package static func minimize<Element>(
    _ elements: [Element], budget: Int = defaultBudget, while fails: ([Element]) -> Bool
  ) -> Result<Element> {
    var search = DeltaSearch(elements, budget: budget)
    while let part = search.nextProbe() { search.record(fails: fails(part)) }
    return search.result
  }
}

extension DeltaDebugging.Result: Sendable where Element: Sendable {}
extension DeltaDebugging.Result: Equatable where Element: Equatable {}

package import LifecycleModel

/// One cell to run, and the profiles for which its result stands.
package struct PlannedCell: Hashable, Sendable {
  /// The key under its own profile.
  package var key: CellKey
  /// All profiles with this behavior that are asked for, its own among them.
  package var profiles: [String]
  /// The ids of the behavior's quirks, in the order that `QuirkIndex` counts.
  package var quirks: [String]

  package init(key: CellKey, profiles: [String]? = nil, quirks: [String] = []) {
    self.key = key
    self.profiles = profiles ?? [key.profile]
    self.quirks = quirks
  }

  /// The ids of some of the behavior's quirks, sorted.
  func names(of fired: QuirkSet) -> [String] {
    fired.indices.compactMap { index in
      Int(index.rawValue) < quirks.count ? quirks[Int(index.rawValue)] : nil
    }.sorted()
  }
}

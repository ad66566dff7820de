/// The order in which reports name profiles, and the short way to name neighbours.
package struct ProfileOrder: Sendable {
  /// Profiles that stand beside each other in the order and are named together.
  package struct Group: Hashable, Sendable, CustomStringConvertible {
    package var first: String
    package var last: String

    /// `ios-13.0`, or `ios-13.1…13.7` for several.
    package var description: String {
      guard first != last else { return first }
      guard let dash = last.firstIndex(of: "-") else { return "\(first)…\(last)" }
      return "\(first)…\(last[last.index(after: dash)...])"
    }
  }

  private let ids: [String]
  private let positions: [String: Int]

  /// Takes the ids in the order of the catalogue.
  package init(_ ids: [String]) {
    self.ids = ids
    positions = Dictionary(
      ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The profiles in this order; one that the order does not know stands last.
  package func sorted(_ profiles: some Sequence<String>) -> [String] {
    profiles.sorted {
      let (left, right) = (positions[$0] ?? .max, positions[$1] ?? .max)
      return left == right ? $0 < $1 : left < right
    }
  }

  /// The profiles, with neighbours of one series named as a range.
  package func groups(of profiles: Set<String>) -> [Group] {
    var groups: [Group] = []
    for id in sorted(profiles) {
      if let last = groups.last?.last, areNeighbours(last, id) {
        groups[groups.count - 1].last = id
      } else {
        groups.append(Group(first: id, last: id))
      }
    }
    return groups
  }

  /// The profiles in words: `reference, ios-13.0, ios-13.2…13.7`.
  package func words(for profiles: Set<String>) -> String {
    groups(of: profiles).map(\.description).joined(separator: ", ")
  }

  /// Whether two profiles follow each other and are plain versions of one platform.
  package func areNeighbours(_ left: String, _ right: String) -> Bool {
    guard let first = positions[left], let second = positions[right], second == first + 1,
      let series = Self.series(of: left)
    else { return false }
    return series == Self.series(of: right)
  }

  /// The platform of a profile that is nothing but a version of it: `ios` of `ios-13.0`.
  private static func series(of id: String) -> Substring? {
    guard let dash = id.firstIndex(of: "-") else { return nil }
    let version = id[id.index(after: dash)...]
    let isVersion =
      version.first?.isWholeNumber == true
      && version.allSatisfy { $0.isWholeNumber || $0 == "." }
    return isVersion ? id[..<dash] : nil
  }
}

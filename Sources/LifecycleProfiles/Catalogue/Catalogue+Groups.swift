package import LifecycleModel

extension Catalogue {
  /// The profiles that a name stands for: those of a group, or the one with the name.
  package func profiles(
    named name: String, minimumEvidence: EvidenceGrade = .c
  ) throws(InputFault) -> [Profile] {
    if let group = Group(rawValue: name) {
      return profiles(of: group, minimumEvidence: minimumEvidence)
    }
    return [try profile(named: name)]
  }

  /// A name that stands for several profiles, or for one that depends on the catalogue.
  package enum Group: String, CaseIterable, Sendable {
    /// The first release of each platform.
    case oldest
    /// The last release of each platform.
    case newest
    /// The reference and every release.
    case all
    /// The reference, and the releases at which a quirk begins or ends: each behaves differently
    /// from the one before it, on some device.
    case boundaries
    /// Sets of quirks in which each two are together, apart and absent: behaviors that have not
    /// shipped together yet are tried, too.
    case pairwise
  }

  /// The profiles that a group stands for, in order.
  ///
  /// - Parameter minimumEvidence: weaker quirks make no boundary.
  package func profiles(
    of group: Group, minimumEvidence: EvidenceGrade = .c
  ) -> [Profile] {
    switch group {
    case .oldest: ends(\.first)
    case .newest: ends(\.last)
    case .all: [reference] + derivedProfiles
    case .boundaries: [reference] + boundaries(minimumEvidence)
    case .pairwise: pairwise
    }
  }

  private func ends(_ end: KeyPath<[Platform.Release], Platform.Release?>) -> [Profile] {
    simulatedPlatforms.compactMap { platform in
      platform.releases[keyPath: end].map { profile(at: platform.point(at: $0)) }
    }
  }

  private func boundaries(_ grade: EvidenceGrade) -> [Profile] {
    simulatedPlatforms.flatMap { platform in
      var last: [String]?
      return platform.releases.compactMap { release -> Profile? in
        let profile = profile(at: platform.point(at: release))
        // Quirks of one device are quirks of the release: this asks for any device.
        let quirks = quirkIDs(of: profile, minimumEvidence: grade)
        defer { last = quirks }
        return quirks == last ? nil : profile
      }
    }
  }

  /// The names count the sets from 1.
  private var pairwise: [Profile] {
    var sets = PairwiseSets(quirks)
    return sets.sets().enumerated().map { number, positions in
      Profile(name: "pairwise-\(number + 1)", quirks: positions.map { quirks[$0].id })
    }
  }
}

package import LifecycleModel

/// Profiles that behave alike: one of them is run, its verdicts are reported for all.
package struct BehaviorClass: Hashable, Sendable {
  /// The profile to run: the first of the members.
  package var representative: Profile
  /// In the order in which they were given; releases need not be consecutive.
  package var members: [Profile]
  /// The ids of the quirks that all of them have, ascending.
  package var quirks: [String]
}

extension Catalogue {
  /// Sorts profiles into classes of equal quirks, in the order of their first members.
  ///
  /// Two profiles are alike when the same quirks hold for them on the device at the grade.
  package func behaviorClasses(
    of profiles: [Profile], device: String? = nil, minimumEvidence: EvidenceGrade = .c
  ) -> [BehaviorClass] {
    var classes: [BehaviorClass] = []
    var positions: [[String]: Int] = [:]
    for profile in profiles {
      let quirks = quirkIDs(of: profile, device: device, minimumEvidence: minimumEvidence)
      if let position = positions[quirks] {
        classes[position].members.append(profile)
      } else {
        positions[quirks] = classes.count
        classes.append(
          BehaviorClass(representative: profile, members: [profile], quirks: quirks))
      }
    }
    return classes
  }
}

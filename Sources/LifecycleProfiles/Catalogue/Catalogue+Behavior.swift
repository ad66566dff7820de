package import LifecycleModel

extension Catalogue {
  /// The quirks of a profile that hold on a device and are well enough evidenced, by id.
  ///
  /// - Parameters:
  ///   - device: the device of the run; `nil` leaves in what holds on any device.
  ///   - minimumEvidence: the lowest grade that counts.
  package func quirks(
    of profile: Profile, device: String? = nil, minimumEvidence: EvidenceGrade = .c
  ) -> [Quirk] {
    quirks(profile.quirks).filter { quirk in
      quirk.grade >= minimumEvidence
        && (device.map { quirk.holds(at: profile.point, device: $0) } ?? true)
    }
  }

  /// The typed behavior of a profile, resolved once a run.
  package func behavior(
    for profile: Profile, device: String? = nil, minimumEvidence: EvidenceGrade = .c
  ) -> PlatformBehavior {
    let quirks = quirks(of: profile, device: device, minimumEvidence: minimumEvidence)
    return Self.behavior(of: quirks, name: profile.name)
  }

  /// The behavior of some quirks together, for looking for the smallest set to blame.
  ///
  /// Unknown ids are left out; the order in which ids are given does not matter.
  package func behavior(quirks ids: [String], name: String) -> PlatformBehavior {
    Self.behavior(of: quirks(ids), name: name)
  }

  /// Where two quirks set one seam, the first by id decides.
  private static func behavior(of quirks: [Quirk], name: String) -> PlatformBehavior {
    var behavior = PlatformBehavior(name: name, quirks: quirks.map(\.id))
    var isSet: Set<String> = []
    for (number, quirk) in quirks.enumerated() {
      let index = QuirkIndex(number)
      for rule in quirk.delivery {
        var rule = rule
        rule.quirk = index
        behavior.delivery.add(rule)
      }
      if quirk.structure.isEmpty { continue }
      for seam in Seam.all {
        guard let value = quirk.structure[seam.id], isSet.insert(seam.id).inserted else { continue }
        _ = seam.apply(value, quirk: index, to: &behavior)
      }
    }
    return behavior
  }
}

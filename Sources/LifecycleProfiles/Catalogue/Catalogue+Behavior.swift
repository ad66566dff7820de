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
    places(of: profile, device: device, minimumEvidence: minimumEvidence).map { quirks[$0] }
  }

  /// The ids of these quirks, by id.
  package func quirkIDs(
    of profile: Profile, device: String? = nil, minimumEvidence: EvidenceGrade = .c
  ) -> [String] {
    places(of: profile, device: device, minimumEvidence: minimumEvidence).map { quirks[$0].id }
  }

  private func places(
    of profile: Profile, device: String?, minimumEvidence: EvidenceGrade
  ) -> [Int] {
    places(of: profile.quirks).filter { place in
      (minimumEvidence == .c || quirks[place].grade >= minimumEvidence)
        && (device.map { quirks[place].holds(at: profile.point, device: $0) } ?? true)
    }
  }

  /// The typed behavior of a profile, resolved once a run.
  package func behavior(
    for profile: Profile, device: String? = nil, minimumEvidence: EvidenceGrade = .c
  ) -> PlatformBehavior {
    let quirks = quirks(of: profile, device: device, minimumEvidence: minimumEvidence)
    return behavior(of: quirks, name: profile.name, at: profile.point)
  }

  /// The behavior of some quirks together, for looking for the smallest set to blame.
  ///
  /// Unknown ids are left out; the order in which ids are given does not matter.
  ///
  /// - Parameter point: what the app is told that it runs on; the newest release when `nil`.
  package func behavior(
    quirks ids: [String], name: String, at point: ProfilePoint? = nil
  ) -> PlatformBehavior {
    behavior(of: quirks(ids), name: name, at: point)
  }

  /// The newest release, which profiles without a point of their own run on.
  private var newestPoint: ProfilePoint? {
    guard let platform = platform("ios") ?? platforms.first else { return nil }
    return platform.releases.last.map(platform.point(at:))
  }

  /// Where two quirks set one seam, the first by id decides; where two rules match an event, the
  /// narrower one.
  private func behavior(
    of quirks: [Quirk], name: String, at point: ProfilePoint?
  ) -> PlatformBehavior {
    var behavior = PlatformBehavior(name: name, quirks: quirks.map(\.id))
    behavior.point = point ?? newestPoint
    var isSet: Set<String> = []
    var rules: [DeliveryRule] = []
    for (number, quirk) in quirks.enumerated() {
      let index = QuirkIndex(number)
      for rule in quirk.delivery {
        var rule = rule
        rule.quirk = index
        rules.append(rule)
      }
      if quirk.structure.isEmpty { continue }
      for seam in Seam.all {
        guard let value = quirk.structure[seam.id], isSet.insert(seam.id).inserted else { continue }
        _ = seam.apply(value, quirk: index, to: &behavior)
      }
    }
    // Equally narrow rules keep the order of their quirks.
    let ranked = rules.enumerated().sorted { left, right in
      let (first, second) = (left.element.narrowness, right.element.narrowness)
      return first == second ? left.offset < right.offset : first > second
    }
    for (_, rule) in ranked { behavior.delivery.add(rule) }
    return behavior
  }
}

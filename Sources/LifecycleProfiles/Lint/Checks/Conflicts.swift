import LifecycleModel

extension LintCheck {
  static let conflicts = LintCheck(
    id: "conflicts", summary: "No two quirks of one platform point contradict each other."
  ) { subject in
    let items = subject.decoded.quirks
    let points = subject.decoded.platforms.map(\.value).filter(\.isSimulated).flatMap(points)
    var faults: [InputFault] = []
    for (position, item) in items.enumerated() {
      for other in items[..<position] {
        guard let conflict = item.value.conflict(with: other.value),
          let point = points.first(where: { areTogether(item.value, other.value, at: $0.point) })
        else { continue }
        faults.append(fault(of: item, conflict, with: other.value, at: point.name))
      }
    }
    return faults
  }

  private static func fault(
    of item: DecodedFolders.Item<Quirk>, _ conflict: QuirkConflict, with other: Quirk,
    at point: String
  ) -> InputFault {
    switch conflict {
    case .seam(let seam, let value, let otherValue):
      InputFault(
        .conflict(seam: seam, point: point, value: value, other: other.id, otherValue: otherValue),
        at: item.document.place(of: ["structure", seam]))
    case .rules(let rule, let otherRule):
      InputFault(
        .conflictingRules(
          point: point, rule: rule.words, other: other.id, otherRule: otherRule.words),
        at: item.document.place(
          of: ["delivery", String(item.value.delivery.firstIndex(of: rule) ?? 0)]))
    }
  }

  /// Every release with every SDK, first with its own one.
  private static func points(of platform: Platform) -> [(name: String, point: ProfilePoint)] {
    let defaults = platform.releases.map(platform.point(at:))
    let others = defaults.flatMap { point in
      platform.sdks.filter { $0 != point.sdk }.map { sdk in
        var point = point
        point.sdk = sdk
        return point
      }
    }
    return (defaults + others).map { ($0.name(in: platform), $0) }
  }

  private static func areTogether(_ first: Quirk, _ second: Quirk, at point: ProfilePoint) -> Bool {
    first.affects.contains { range in
      range.contains(point)
        && second.affects.contains { other in
          other.contains(point)
            && (range.devices.isEmpty || other.devices.isEmpty
              || !Set(range.devices).isDisjoint(with: other.devices))
        }
    }
  }
}

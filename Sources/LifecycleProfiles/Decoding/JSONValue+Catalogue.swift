package import LifecycleModel

extension JSONValue {
  /// The quirk as its file states it, every key in its place.
  package init(_ quirk: Quirk) {
    var members = [
      Member("id", .string(quirk.id)),
      Member("summary", .string(quirk.summary)),
    ]
    if let note = quirk.note { members.append(Member("note", .string(note))) }
    members += [
      Member("affects", .array(quirk.affects.map(JSONValue.init(range:)))),
      Member("delivery", .array(quirk.delivery.map(JSONValue.init(rule:)))),
      Member("structure", .sorted(quirk.structure.mapValues(JSONValue.string))),
      Member("evidence", .array(quirk.evidence.map(JSONValue.init(evidence:)))),
    ]
    if !quirk.workarounds.isEmpty {
      members.append(Member("workarounds", .strings(quirk.workarounds)))
    }
    members.append(
      Member(
        "demonstration",
        [
          "situation": .string(quirk.demonstration.situation),
          "reference": .strings(quirk.demonstration.reference),
          "quirk": .strings(quirk.demonstration.quirk),
        ]))
    self = .object(members)
  }

  package init(_ platform: Platform) {
    var members = [
      Member("id", .string(platform.id)),
      Member("name", .string(platform.name)),
    ]
    if !platform.isSimulated { members.append(Member("simulated", .bool(false))) }
    members.append(
      Member(
        "releases",
        .array(
          platform.releases.map { release in
            ["version": .string("\(release.version)"), "sdk": .string("\(release.sdk)")]
          })))
    self = .object(members)
  }

  package init(_ device: Device) {
    self = [
      "id": .string(device.id),
      "summary": .string(device.summary),
      "visibleRows": .integer(device.visibleRows),
      "sizeClass": .string(device.sizeClass.rawValue),
      "keyboard": .string(device.keyboard.rawValue),
      "multitasking": .bool(device.multitasking),
    ]
  }

  private init(evidence: Evidence) {
    var members = [Member("source", .string(evidence.source))]
    if let entry = evidence.entry { members.append(Member("entry", .string(entry))) }
    members.append(Member("says", .string(evidence.says)))
    members.append(Member("grade", .string(evidence.grade.rawValue)))
    self = .object(members)
  }

  private init(range: AffectedRange) {
    var members = [Member("platform", range.platform.map(JSONValue.string) ?? .null)]
    let axes = [
      ("os", range.os), ("sdk", range.sdk), ("deploymentTarget", range.deploymentTarget),
    ]
    for (key, axis) in axes {
      switch axis {
      case .any: break
      case .unknown: members.append(Member(key, .null))
      case .range(let range): members.append(Member(key, JSONValue(versions: range)))
      }
    }
    if !range.devices.isEmpty { members.append(Member("devices", .strings(range.devices))) }
    self = .object(members)
  }

  private init(versions: VersionRange) {
    var members: [Member] = []
    switch versions.start {
    case .open: break
    case .unknown: members.append(Member("from", .null))
    case .from(let version): members.append(Member("from", .string("\(version)")))
    }
    switch versions.end {
    case .open: break
    case .unknown: members.append(Member("before", .null))
    case .before(let version): members.append(Member("before", .string("\(version)")))
    case .through(let version): members.append(Member("through", .string("\(version)")))
    }
    self = .object(members)
  }

  private init(rule: DeliveryRule) {
    var place: [Member] = []
    if let container = rule.container {
      place.append(Member("container", .string(container.rawValue)))
    }
    if let cause = rule.cause { place.append(Member("cause", .string(cause.rawValue))) }
    if let role = rule.role { place.append(Member("role", .string(role.rawValue))) }
    if let phase = rule.phase { place.append(Member("phase", .string(phase.rawValue))) }
    if let ordinal = rule.ordinal { place.append(Member("ordinal", .integer(ordinal))) }
    var members = [Member("event", .string(rule.event.rawValue))]
    if !place.isEmpty { members.append(Member("where", .object(place))) }
    members.append(Member("effect", JSONValue(effect: rule.effect)))
    self = .object(members)
  }

  private init(effect: DeliveryEffect) {
    self =
      switch effect {
      case .drop: "drop"
      case .early: "early"
      case .reorder: "reorder"
      case .coalesce: "coalesce"
      case .bounce: "bounce"
      case .delayTurns(let turns): ["delay": ["turns": .integer(turns)]]
      case .delayMilliseconds(let time): ["delay": ["milliseconds": .integer(time)]]
      case .duplicate(let count): ["duplicate": .integer(count)]
      case .deliver(let role): ["deliver": .string(role.rawValue)]
      }
  }
}

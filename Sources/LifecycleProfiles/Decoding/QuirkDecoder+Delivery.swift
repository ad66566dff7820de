import LifecycleModel

extension QuirkDecoder {
  /// The words for effects, as errors list them.
  static let effects = [
    "drop", "delay", "duplicate", "early", "reorder", "coalesce", "bounce", "deliver",
  ]
  static let whereKeys = ["container", "cause", "role", "phase", "ordinal"]

  func rules(_ cursor: JSONCursor) -> [DeliveryRule] {
    cursor.list("a list of rules")?.compactMap(rule) ?? []
  }

  private func rule(_ cursor: JSONCursor) -> DeliveryRule? {
    guard
      let object = cursor.object(
        "a rule", keys: ["event", "where", "effect"], required: ["event", "effect"])
    else { return nil }
    let event = object["event"]?.name(.event, of: EventKind.self)
    let effect = object["effect"].flatMap(effect)
    let place = object["where"]?.object("a place", keys: Self.whereKeys)
    let container = place?["container"]?.name(.container, of: Container.self)
    let cause = place?["cause"]?.name(.cause, of: Cause.self)
    let role = place?["role"]?.name(.role, of: NodeRole.self)
    let phase = place?["phase"]?.name(.phase, of: TransitionPhase.self)
    let ordinal = place?["ordinal"]?.integer(1...10_000)
    guard let event, let effect else { return nil }
    if effect == .bounce, event.opposite == nil {
      let allowed = EventKind.allCases.filter { $0.opposite != nil }.map(\.rawValue)
      object["event"]?.report(.unknownName(.event, event.rawValue, allowed: allowed))
      return nil
    }
    return DeliveryRule(
      event: event, container: container, cause: cause, role: role, phase: phase, ordinal: ordinal,
      effect: effect)
  }

  private func effect(_ cursor: JSONCursor) -> DeliveryEffect? {
    if case .string = cursor.node.content { return plainEffect(cursor) }
    guard let members = cursor.members("an effect (a name, or an object with one key)") else {
      return nil
    }
    guard members.count == 1, let (key, place, value) = members.first else {
      cursor.report(.effectCount(members.count))
      return nil
    }
    switch key {
    case "delay": return delay(value)
    case "duplicate": return value.integer(2...10).map(DeliveryEffect.duplicate)
    case "deliver": return value.name(.role, of: NodeRole.self).map(DeliveryEffect.deliver)
    default:
      cursor.log.add(.unknownName(.effect, key, allowed: Self.effects), at: place)
      return nil
    }
  }

  private func plainEffect(_ cursor: JSONCursor) -> DeliveryEffect? {
    switch cursor.name(.effect, among: Self.effects) {
    case "drop": return .drop
    case "early": return .early
    case "reorder": return .reorder
    case "coalesce": return .coalesce
    case "bounce": return .bounce
    case let name?:
      cursor.report(.effectNeedsValue(name))
      return nil
    case nil: return nil
    }
  }

  private func delay(_ cursor: JSONCursor) -> DeliveryEffect? {
    guard let object = cursor.object("a delay", keys: ["turns", "milliseconds"]) else { return nil }
    guard object.count == 1 else {
      cursor.report(.durationCount(object.count))
      return nil
    }
    if let turns = object["turns"] {
      return turns.integer(1...1_000).map(DeliveryEffect.delayTurns)
    }
    return object["milliseconds"]?.integer(1...600_000).map(DeliveryEffect.delayMilliseconds)
  }
}

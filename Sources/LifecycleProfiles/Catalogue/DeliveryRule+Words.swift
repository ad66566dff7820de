package import LifecycleModel

extension DeliveryRule {
  /// The rule in words: `disappear is not delivered (container navigation, cause pop)`.
  package var words: String {
    var place: [String] = []
    if let container { place.append("container \(container.rawValue)") }
    if let cause { place.append("cause \(cause.rawValue)") }
    if let role { place.append("role \(role.rawValue)") }
    if let phase { place.append("phase \(phase.rawValue)") }
    if let ordinal { place.append("number \(ordinal)") }
    let effect = "\(event.rawValue) \(self.effect.words)"
    return place.isEmpty ? effect : "\(effect) (\(place.joined(separator: ", ")))"
  }
}

extension DeliveryEffect {
  /// What becomes of the event, as the end of a sentence.
  package var words: String {
    switch self {
    case .drop: "is not delivered"
    case .delayTurns(let turns): "is delivered \(Wording.count(turns, "turn")) late"
    case .delayMilliseconds(let time): "is delivered \(time) ms late"
    case .duplicate(let count): "is delivered \(Wording.count(count, "time"))"
    case .early: "is delivered when the transition begins"
    case .reorder: "is delivered after the other events of its turn"
    case .coalesce: "is delivered once a turn"
    case .bounce: "is delivered, taken back and delivered again"
    case .deliver(let role): "is delivered to the \(role.rawValue) instead"
    }
  }
}

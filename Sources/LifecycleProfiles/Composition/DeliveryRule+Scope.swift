import LifecycleModel

extension DeliveryRule {
  /// Whether every event that the other rule matches is matched by this one too.
  func covers(_ other: DeliveryRule) -> Bool {
    func isWider<Value: Equatable>(_ mine: Value?, _ theirs: Value?) -> Bool {
      mine == nil || mine == theirs
    }
    return event == other.event && isWider(container, other.container)
      && isWider(cause, other.cause) && isWider(role, other.role) && isWider(phase, other.phase)
      && isWider(ordinal, other.ordinal)
  }

  /// Whether some event can match both rules.
  func overlaps(_ other: DeliveryRule) -> Bool {
    func canBeEqual<Value: Equatable>(_ mine: Value?, _ theirs: Value?) -> Bool {
      mine == nil || theirs == nil || mine == theirs
    }
    return event == other.event && canBeEqual(container, other.container)
      && canBeEqual(cause, other.cause) && canBeEqual(role, other.role)
      && canBeEqual(phase, other.phase) && canBeEqual(ordinal, other.ordinal)
  }

  /// How many conditions the rule makes: of two rules that match, the one with more applies.
  var narrowness: Int {
    [container != nil, cause != nil, role != nil, phase != nil, ordinal != nil].count { $0 }
  }

  /// Whether both rules can stand in one behavior: they never meet, they do the same, or one of
  /// them is the exception to the other.
  func composes(with other: DeliveryRule) -> Bool {
    !overlaps(other) || effect == other.effect || covers(other) != other.covers(self)
  }
}

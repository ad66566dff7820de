import LifecycleModel

extension LintCheck {
  static let unreachableRules = LintCheck(
    id: "unreachable-rules", summary: "Each delivery rule of a quirk can have an effect."
  ) { subject in
    subject.decoded.quirks.flatMap { item in
      let rules = item.value.delivery
      return rules.indices.compactMap { index in
        let place = item.document.place(of: ["delivery", String(index)])
        if let first = rules.firstIndex(of: rules[index]), first < index {
          return InputFault(.rulesAreEqual(to: first), at: place)
        }
        guard
          let other = rules.indices.first(where: { other in
            other != index && rules[other].effect == .drop && rules[other] != rules[index]
              && rules[other].covers(rules[index])
          })
        else { return nil }
        return InputFault(.unreachableRule(by: other), at: place)
      }
    }
  }
}

extension DeliveryRule {
  /// Whether every event that the other rule matches is matched by this one too.
  fileprivate func covers(_ other: DeliveryRule) -> Bool {
    func isWider<Value: Equatable>(_ mine: Value?, _ theirs: Value?) -> Bool {
      mine == nil || mine == theirs
    }
    return event == other.event && isWider(container, other.container)
      && isWider(cause, other.cause) && isWider(role, other.role) && isWider(phase, other.phase)
      && isWider(ordinal, other.ordinal)
  }
}

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
              && rules[other].narrowness >= rules[index].narrowness
          })
        else { return nil }
        return InputFault(.unreachableRule(by: other), at: place)
      }
    }
  }
}

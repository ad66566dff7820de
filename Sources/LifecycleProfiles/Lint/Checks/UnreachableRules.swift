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
        // A wider rule hides nothing: of two that match, the narrower one applies.
        let other = rules[..<index].firstIndex {
          $0.covers(rules[index]) && rules[index].covers($0)
        }
        guard let other else { return nil }
        return InputFault(.unreachableRule(by: other), at: place)
      }
    }
  }
}

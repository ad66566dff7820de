import LifecycleModel

extension LintCheck {
  static let emptyQuirks = LintCheck(
    id: "empty-quirks", summary: "Each quirk changes something."
  ) { subject in
    subject.decoded.quirks.filter { $0.value.delivery.isEmpty && $0.value.structure.isEmpty }
      .map { InputFault(.emptyQuirk, at: $0.document.place(of: [])) }
  }
}

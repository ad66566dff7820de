import LifecycleModel

extension LintCheck {
  static let settings = LintCheck(
    id: "settings", summary: "No quirk sets a seam to its reference value."
  ) { subject in
    subject.decoded.quirks.flatMap { item in
      Seam.all.compactMap { seam in
        guard let value = item.value.structure[seam.id], value == seam.values[0] else {
          return nil
        }
        return InputFault(
          .referenceValue(seam: seam.id, value: value),
          at: item.document.place(of: ["structure", seam.id]))
      }
    }
  }
}

import LifecycleModel

extension LintCheck {
  static let ranges = LintCheck(
    id: "ranges", summary: "No quirk states the same range twice."
  ) { subject in
    subject.decoded.quirks.flatMap { item in
      item.value.affects.enumerated().compactMap { index, range in
        guard let first = item.value.affects.firstIndex(of: range), first < index else {
          return nil
        }
        let place = item.document.place(of: ["affects", String(index)])
        return InputFault(.equalRanges(first), at: place)
      }
    }
  }
}

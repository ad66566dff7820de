import LifecycleModel

extension LintCheck {
  /// The posts that the project began with.
  private static let seeds = ["seed-000", "seed-001", "seed-002", "seed-003", "seed-004"]

  static let sources = LintCheck(
    id: "sources", summary: "Each piece of evidence names an address or a seed."
  ) { subject in
    subject.decoded.quirks.flatMap { item in
      item.value.evidence.enumerated().compactMap { index, evidence in
        let source = evidence.source
        let place = item.document.place(of: ["evidence", String(index), "source"])
        if source == "unrecorded" {
          return evidence.entry != nil
            ? nil : InputFault(.unrecordedSource, at: place)
        }
        if source.hasPrefix("seed") {
          return seeds.contains(source)
            ? nil : InputFault(.unknownSeed(source, known: seeds), at: place)
        }
        return isAddress(source) ? nil : InputFault(.badSource(source), at: place)
      }
    }
  }

  private static func isAddress(_ text: String) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
    let host = text.dropFirst(scheme.count).prefix { $0 != "/" }
    return host.contains(".") && !text.contains { $0.isWhitespace }
  }
}

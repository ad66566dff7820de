import LifecycleModel

extension LintCheck {
  /// Of two such quirks only one would ever be blamed: what is known of them belongs in one file.
  static let twins = LintCheck(
    id: "twins", summary: "No two quirks do the same in the same ranges."
  ) { subject in
    let items = subject.decoded.quirks
    return items.enumerated().compactMap { position, item -> InputFault? in
      let twin = items[..<position].first { other in
        other.value.structure == item.value.structure
          && other.value.delivery == item.value.delivery
          && Set(other.value.affects) == Set(item.value.affects)
      }
      return twin.map {
        InputFault(.twin(of: $0.value.id), at: item.document.place(of: ["id"]))
      }
    }
  }
}

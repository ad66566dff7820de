import LifecycleModel

extension LintCheck {
  /// Reports show a summary beside the versions, as one line.
  private static let longest = 140

  static let summaries = LintCheck(
    id: "summaries", summary: "Each summary is one sentence that names no version."
  ) { subject in
    subject.decoded.quirks.compactMap { item in
      let text = item.value.summary
      let problem: String? =
        if text.count > longest {
          "has \(text.count) characters, more than \(longest)"
        } else if !text.hasSuffix(".") || text.dropLast().contains(". ") {
          "is not one sentence with a full stop"
        } else if text.contains(/\b(iOS|iPadOS|macOS|Xcode|SDK) ?\d/) {
          "names a version, which \"affects\" says"
        } else {
          nil
        }
      return problem.map {
        InputFault(.badSummary($0), at: item.document.place(of: ["summary"]))
      }
    }
  }
}

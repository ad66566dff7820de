package import LifecycleModel

/// Why one cell came out as it did.
package struct Explanation: Hashable, Sendable {
  /// The verdict, the findings, the quirks fired and the smallest set to blame.
  package var result: CellResult
  package var seed: UInt64
  package var story: TraceStory
  /// The story beside that of the nearest run that passes: without the quirks to blame.
  ///
  /// `nil` when the cell passes, or fails without any quirk too.
  package var comparison: StoryComparison?
  /// What the run without the quirks to blame came to.
  package var nearestVerdict: Verdict?
  /// How many runs it took to find whom to blame.
  package var blameRuns: Int
  package var unsupported: [String]

  /// The explanation for a person.
  package var text: String {
    var text = "\(result.key): \(result.verdict.rawValue)"
    text += result.isVacuous ? " (vacuous: no quirk had an effect)\n\n" : "\n\n"
    text += story.text(profile: result.key.profile, seed: seed, findings: result.findings)
    if !unsupported.isEmpty { text += "\nskipped: \(Wording.list(unsupported))\n" }
    text += "\nquirks that had an effect: \(Wording.list(result.quirksFired))\n"
    guard !result.findings.isEmpty else { return text }
    text +=
      result.blame.isEmpty
      ? "to blame: no quirk, the finding is there under the reference behavior too\n"
      : "to blame: \(Wording.list(result.blame)) "
        + "(smallest set, found in \(Wording.count(blameRuns, "run")))\n"
    if let comparison {
      let verdict = nearestVerdict?.rawValue ?? "unknown"
      text += "\nfirst divergence from the run without what is to blame (\(verdict)):\n"
      text += comparison.text()
    }
    return text
  }
}

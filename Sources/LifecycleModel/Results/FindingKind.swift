/// The property that a finding says was violated.
public enum FindingKind: String, Codable, CaseIterable, Sendable, Hashable, Comparable {
  case lostEdit = "lost-edit"
  case duplicateCommit = "duplicate-commit"
  case wrongRecord = "wrong-record"
  case resurrectedRecord = "resurrected-record"
  case staleOverwrite = "stale-overwrite"
  case spuriousCommit = "spurious-commit"
  case uncancelledEdit = "uncancelled-edit"
  case drift
  case staleDisplay = "stale-display"
  case focusLost = "focus-lost"
  case bindingLaw = "binding-law"
  case misuse
  case interruption
  case expectation
  case crash
  case hang

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

public import LifecycleModel

/// One property that is checked: what it is called, what it means, what helps.
public struct Check: Sendable, Identifiable {
  /// When a check has something to look at.
  package enum Scope: Sendable {
    /// After each action.
    case action
    /// When the records were compared.
    case records
  }

  /// The kind of its findings; the stable name.
  public let id: FindingKind
  /// What it says about an app, in one sentence.
  public let summary: String
  /// What usually helps.
  public let remedy: String
  package let scope: Scope
  package let examine: @MainActor @Sendable (Moment, inout [Finding]) -> Void

  package init(
    _ id: FindingKind, summary: String, remedy: String, scope: Scope,
    examine: @escaping @MainActor @Sendable (Moment, inout [Finding]) -> Void
  ) {
    self.id = id
    self.summary = summary
    self.remedy = remedy
    self.scope = scope
    self.examine = examine
  }

  /// Every check that runs with the app, in the order in which findings of one moment are listed.
  public static let all: [Check] = [
    .hang, .expectation, .focusLost, .lostEdit, .wrongRecord, .duplicateCommit, .uncancelledEdit,
    .resurrectedRecord, .staleOverwrite, .spuriousCommit, .drift, .staleDisplay,
  ]

  package static let ofActions = all.filter { $0.scope == .action }
  package static let ofRecords = all.filter { $0.scope == .records }
}

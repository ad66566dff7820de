package import LifecycleModel
import LifecycleSimulator

/// What the checks look at after an action: the records, what changed, the edits that are due.
///
/// One moment is reused for the whole run.
@MainActor package final class Moment {
  package let driver: Driver
  /// The number of the action, from 1; 0 is the launch.
  @exclusivity(unchecked) package internal(set) var action = 0
  @exclusivity(unchecked) package internal(set) var deed: UserAction?
  @exclusivity(unchecked) package internal(set) var kind = ActionKind.passive

  /// The records now; read only when `isCompared`.
  @exclusivity(unchecked) package internal(set) var records = RecordSnapshot()
  /// The records when they were last read; empty when they never were.
  @exclusivity(unchecked) package internal(set) var previous = RecordSnapshot()
  /// Whether the records were read after this action.
  @exclusivity(unchecked) package internal(set) var isCompared = false
  /// How the records differ from the last time that they were read.
  @exclusivity(unchecked) package internal(set) var changes: [RecordChange] = []
  /// Whether the user edited anything since then.
  @exclusivity(unchecked) package internal(set) var hasEdits = false
  /// The records are what the screen shows.
  @exclusivity(unchecked) package internal(set) var isScreen = false
  /// A record's position says where its row stands; the ids of a case's own values say no such
  /// thing.
  @exclusivity(unchecked) package internal(set) var isOrdered = true

  /// All edits so far, in order.
  @exclusivity(unchecked) package internal(set) var edits: [Edit] = []
  /// Edits whose time has come now.
  @exclusivity(unchecked) package internal(set) var due: [Edit] = []
  /// Committed edits that their record no longer holds, as of now.
  @exclusivity(unchecked) package internal(set) var moved: [Edit] = []
  /// Records that the user deleted.
  @exclusivity(unchecked) package internal(set) var deleted: [RecordChange] = []
  /// Records that follow where the user is, not what they enter.
  @exclusivity(unchecked) package internal(set) var navigational: Set<String> = []

  @exclusivity(unchecked) package internal(set) var interruptedTyping:
    (field: String, typed: String, of: String)?
  /// The field that had focus before the action and lost it without the user's doing.
  @exclusivity(unchecked) package internal(set) var abandonedField: String?
  /// What could not be done or did not hold.
  @exclusivity(unchecked) package internal(set) var failure: Failure?
  /// What was still running when the app did not come to rest.
  @exclusivity(unchecked) package internal(set) var stillRunning: [String]?

  /// What ends a scenario or speaks against the app.
  package enum Failure {
    case expectation(String)
    case obstacle(String)
  }

  package init(driver: Driver) { self.driver = driver }

  /// The records that hold an edit.
  package func holders(of edit: Edit) -> [Int] {
    var holders: [Int] = []
    for index in 0..<records.count
    where edit.isHeld(by: records.values[index], id: records.ids[index]) {
      holders.append(index)
    }
    return holders
  }

  /// Whether any edit accounts for a value.
  func isFromEdit(_ value: String) -> Bool {
    for edit in edits where edit.state != .cancelled {
      if case .token = edit.content, TextSearch.containsIgnoringCase(value, edit.token) {
        return true
      }
    }
    return false
  }

  /// A finding at this moment.
  func finding(
    _ kind: FindingKind, record: String? = nil, field: String? = nil, expected: String? = nil,
    actual: String? = nil, _ message: String
  ) -> Finding {
    Finding(
      kind: kind, action: action, record: record, field: field, expected: expected,
      actual: actual, message: message)
  }
}

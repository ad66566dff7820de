package import LifecycleModel
package import LifecycleSimulator

/// The list of edits of one run and what should become of them.
///
/// The ledger follows what the driver does, reads the records at the moments at which something
/// can be said about them, and hands both to the checks. Reading is what costs, so it happens only
/// before an action that the user may have meant to change records with (when there are edits to
/// attribute first), after such an action, and where a screen or the app is left.
@MainActor package final class Ledger {
  package let moment: Moment
  @exclusivity(unchecked) package private(set) var findings: [Finding] = []
  package let policy: CommitPoints
  let driver: Driver
  @exclusivity(unchecked) var source: any RecordSource
  /// The texts that the scenario types, to know which of them could be taken for another.
  @exclusivity(unchecked) package var typedTexts: [String] = []
  /// The number that was appended last to a text that was typed before.
  @exclusivity(unchecked) var lastNumbers: [String: Int] = [:]
  /// Where several screens are records for themselves, what each showed last.
  @exclusivity(unchecked) var sights: [(ScreenIdentity, RecordSnapshot)] = []
  /// Edits were made that no reading has seen yet.
  @exclusivity(unchecked) var hasUnreadEdits = false
  /// The user edited since the records were last compared.
  @exclusivity(unchecked) var hasEdits = false
  /// Something was done that no comparison has seen yet.
  @exclusivity(unchecked) var isBehind = false
  /// The edit of the action that is being performed.
  @exclusivity(unchecked) var current: [Edit] = []
  /// How many screens are stacked and presented before the action.
  @exclusivity(unchecked) private var depthBefore = 0
  @exclusivity(unchecked) private var focusedBefore: (any TextInputClient)?
  @exclusivity(unchecked) private var evidenceStart = 0
  @exclusivity(unchecked) private var hasNotedRows = false

  package init(driver: Driver, source: any RecordSource, policy: CommitPoints) {
    self.driver = driver
    self.source = source
    self.policy = policy
    moment = Moment(driver: driver)
    moment.isScreen = source is ScreenSource
    moment.isOrdered = !(source is ValuesSource)
  }

  /// The app was launched, or launched again: its records are the new starting point.
  package func launched(_ source: any RecordSource) {
    self.source = source
    moment.isScreen = source is ScreenSource
    moment.isOrdered = !(source is ValuesSource)
    sights.removeAll()
    moment.records.removeAll()
    readRecords()
    moment.previous = moment.records
    hasEdits = false
    hasUnreadEdits = false
  }

  /// The process is about to end: what had to be safe by then is judged now.
  package func processEnds() {
    moment.kind = .leave
    for edit in moment.edits where edit.isLive {
      edit.isLeft = edit.isLeft || isDue(edit, isFinal: false)
    }
    driver.isListStale = true
    compare(isFinal: false, isEnd: true)
    for edit in moment.edits where edit.state == .open || !policy.contains(.kill) {
      if edit.isLive { edit.state = .superseded }
    }
    moment.deleted.removeAll()
    hasUnreadEdits = false
  }

  /// The app was launched again: what had to outlive its process must be there.
  package func relaunched(_ source: any RecordSource) {
    launched(source)
    moment.due.removeAll(keepingCapacity: true)
    for edit in moment.edits where edit.state == .committed {
      let isHeld = edit.holder.map { id in moment.records[id].map { edit.isHeld(by: $0, id: id) } }
      if isHeld == true || !moment.holders(of: edit).isEmpty {
        edit.state = .superseded
      } else {
        edit.state = .lost
        moment.due.append(edit)
      }
    }
    examine(Check.ofRecords)
  }

  /// An action begins.
  package func begins(_ number: Int, _ action: UserAction) {
    moment.action = number
    moment.deed = action
    moment.failure = nil
    moment.stillRunning = nil
    moment.interruptedTyping = nil
    moment.abandonedField = nil
    moment.due.removeAll(keepingCapacity: true)
    moment.moved.removeAll(keepingCapacity: true)
    current.removeAll(keepingCapacity: true)
    isBehind = true
    depthBefore = screenDepth
    focusedBefore = driver.simulator.focus.current
    evidenceStart = driver.simulator.trace.count
  }

  /// The action was performed and the app came to rest, or did not.
  package func ended(_ outcome: SettleOutcome) {
    moment.kind = driver.kind
    moment.interruptedTyping = driver.interruptedTyping
    if case .neverSettles(let names) = outcome { moment.stillRunning = names }
    noteAbandonedField()
    examine(Check.ofActions)
    if moment.stillRunning != nil || driver.app == nil { return }
    noteShownValues()
    noteLeftScreens()
    if isComparisonDue { compare(isFinal: false) }
    focusedBefore = nil
  }

  /// An action could not be performed, or an expectation does not hold.
  package func failed(_ failure: Moment.Failure) {
    moment.failure = failure
    examine(Check.ofActions)
    focusedBefore = nil
  }

  /// The scenario is over: what was left must have been committed now.
  package func finish() {
    guard driver.app != nil else { return }
    guard isBehind || moment.edits.contains(where: { $0.isLive && !$0.isJudged }) else { return }
    moment.kind = .leave
    moment.due.removeAll(keepingCapacity: true)
    moment.moved.removeAll(keepingCapacity: true)
    compare(isFinal: true)
  }

  func examine(_ checks: [Check]) {
    let before = findings.count
    for check in checks { check.examine(moment, &findings) }
    guard findings.count > before else { return }
    let end = driver.simulator.trace.count
    for index in before..<findings.count {
      findings[index].evidence = min(evidenceStart, end)..<end
      driver.simulator.trace.append(
        .finding("\(findings[index].kind.rawValue): \(findings[index].message)"))
    }
  }

  var screenDepth: Int {
    var depth = driver.simulator.presentations.presented.count
    for stack in driver.simulator.stacks { depth += stack.screens.count }
    return depth
  }

  /// Whether the action opened a screen.
  var wentDeeper: Bool { screenDepth > depthBefore }

  private var isComparisonDue: Bool {
    switch driver.kind {
    case .demand, .leave: true
    case .typing: policy.contains(.atOnce) || hasDueEdit
    case .passive: hasDueEdit
    }
  }

  private var hasDueEdit: Bool {
    // A loop: closures that the library calls are checked for their actor each time.
    for edit in moment.edits where !edit.isJudged && edit.isLive {
      if isDue(edit, isFinal: false) { return true }
    }
    return false
  }

  /// Whether the field still has focus and what was typed: after a button took the text and cleared
  /// the field, the edit is over.
  private func isInProgress(_ edit: Edit) -> Bool {
    guard let client = edit.client, driver.simulator.focus.current === client else { return false }
    return edit.state != .committed || TextSearch.contains(client.inputText, edit.token)
  }

  /// Whether the time of an edit has come, by the policy of the case.
  func isDue(_ edit: Edit, isFinal: Bool) -> Bool {
    if edit.isLeft || edit.state == .cancelled { return true }
    let hasFocus = isInProgress(edit)
    if policy.contains(.focusLoss), edit.client == nil || !hasFocus { return true }
    if policy.contains(.atOnce), current.contains(where: { $0 === edit }) { return true }
    switch moment.deed {
    case .pressReturn where policy.contains(.submit):
      if edit.client != nil, edit.client === focusedBefore { return true }
    case .background where policy.contains(.background),
      .lock where policy.contains(.background):
      return true
    case .terminate where policy.contains(.kill), .kill where policy.contains(.kill):
      return true
    default: break
    }
    return isFinal && !hasFocus && policy.contains(.leavingScreen)
  }

  /// Finds the edits whose screen was left by this action.
  private func noteLeftScreens() {
    let demandsLeaving = policy.contains(.leavingScreen)
    for edit in moment.edits where edit.isLive && !edit.isJudged {
      guard !edit.isLeft, edit.home.isLeft(driver.simulator) else { continue }
      if driver.isCancelling {
        edit.state = .cancelled
      } else if demandsLeaving {
        edit.isLeft = true
      }
    }
  }

  /// Focus that went away while the user did nothing that takes it.
  private func noteAbandonedField() {
    guard let before = focusedBefore, driver.interruptedTyping == nil,
      driver.simulator.focus.current == nil, driver.simulator.focus.lastEndCause != .program
    else { return }
    switch moment.deed {
    case .wait, .becomeInactive, .foreground, .warnMemory: moment.abandonedField = before.inputName
    default: break
    }
  }

  /// Says once that rows are edited in place and the screen cannot tell a buffer from the model.
  func noteEditableRows() {
    guard !hasNotedRows, let screen = source as? ScreenSource, screen.hasEditableRow else { return }
    hasNotedRows = true
    driver.simulator.trace.append(
      .step("rows are edited in place: use .state or .values, the screen shows what rows hold"))
  }
}

import LifecycleModel
import LifecycleSimulator
import VirtualTime

extension Ledger {
  /// How long the app may go on with work of an edit after the last action: a debounced save.
  private static let patience = Duration.seconds(10)

  /// Reads the records and remembers how they differ from the last reading of the same source.
  func readRecords() {
    swap(&moment.previous, &moment.records)
    if !source.read(into: &moment.records, driver: driver), moment.records.isEmpty {
      // What is not on the screen now has not changed as far as anybody can tell.
      moment.records = moment.previous
    }
    if let screen = source as? ScreenSource, let identity = screen.screen {
      noteEditableRows()
      sights.removeAll { $0.0 != $0.0 }
      if let index = sights.firstIndex(where: { $0.0 == identity }) {
        moment.previous = sights[index].1
        sights[index].1 = moment.records
      } else {
        moment.previous = moment.records
        sights.append((identity, moment.records))
      }
    }
  }

  /// Compares ledger and records, and lets the checks say what follows.
  func compare(isFinal: Bool, isEnd: Bool = false) {
    if isFinal { waitForUnfinishedWork() }
    readRecords()
    hasUnreadEdits = false
    moment.isCompared = true
    moment.hasEdits = hasEdits
    moment.changes.removeAll(keepingCapacity: true)
    moment.records.changes(since: moment.previous, into: &moment.changes)
    for change in moment.changes {
      driver.simulator.trace.append(.commit(record: change.id, value: change.after ?? "gone"))
    }
    noteDeletions()
    noteNavigationalRecords()
    settleEdits(isFinal: isFinal, isEnd: isEnd)
    examine(Check.ofRecords)
    for edit in moment.moved where edit.state == .committed { edit.state = .superseded }
    hasEdits = false
    isBehind = false
    moment.isCompared = false
  }

  /// Gives work of the app that an edit may be waiting for the time to end.
  private func waitForUnfinishedWork() {
    let simulator = driver.simulator
    guard !simulator.scene.isSuspended, simulator.clock.nextDeadline != nil,
      moment.edits.contains(where: { !$0.isJudged && $0.state == .open })
    else { return }
    if case .neverSettles(let names) = simulator.wait(Self.patience) {
      moment.stillRunning = names
      examine(Check.ofActions)
    }
    driver.isListStale = true
  }

  private func noteDeletions() {
    switch moment.deed {
    case .swipeToDelete, .deleteInEditMode: break
    default: return
    }
    for change in moment.changes where change.after == nil {
      moment.deleted.append(change)
      for edit in moment.edits where edit.isLive {
        if edit.holder == change.id || (edit.holder == nil && edit.target == change.id) {
          edit.state = .superseded
        }
      }
    }
  }

  /// What a demand changes as it opens a screen follows the user about: a selection, a flag.
  private func noteNavigationalRecords() {
    guard moment.kind == .demand, wentDeeper, !moment.changes.isEmpty else { return }
    for change in moment.changes where change.after.map(moment.isFromEdit) != true {
      moment.navigational.insert(change.id)
    }
  }

  private func settleEdits(isFinal: Bool, isEnd: Bool) {
    if let screen = source as? ScreenSource {
      for edit in moment.edits where edit.state == .open {
        if let own = screen.record(of: edit) { edit.ownRecord = own }
      }
    }
    noteHoldersOfControls()
    for edit in moment.edits where edit.isLive || (edit.state == .cancelled && !edit.isJudged) {
      switch edit.state {
      case .committed where !(moment.isScreen && edit.isLeft && !edit.isJudged):
        if isHeld(edit) {
          if !edit.isJudged, isDue(edit, isFinal: isFinal) { judge(edit) }
        } else {
          move(edit)
        }
      case .cancelled: judge(edit)
      default:
        if !commit(edit) {
          settleUncommitted(edit, isFinal: isFinal, isEnd: isEnd)
        } else {
          edit.state = .committed
          if isDue(edit, isFinal: isFinal) { judge(edit) }
        }
      }
    }
  }

  /// The record of a committed edit says something else now.
  private func move(_ edit: Edit) {
    moment.moved.append(edit)
    guard moment.kind != .demand, !edit.isJudged, case .token = edit.content,
      let now = edit.holder.flatMap({ moment.records[$0] }), !moment.isOlder(now, than: edit),
      !moment.isFromEdit(now)
    else { return }
    edit.state = .lost
    judge(edit)
  }

  private func judge(_ edit: Edit) {
    edit.isJudged = true
    moment.due.append(edit)
  }

  private func isHeld(_ edit: Edit) -> Bool {
    guard let holder = edit.holder, let now = moment.records[holder] else {
      // A record that is not to be seen now, or has gone, says nothing.
      return true
    }
    return edit.isHeld(by: now, id: holder)
  }

  /// Looks for a record that holds the edit; returns whether there is one.
  private func commit(_ edit: Edit) -> Bool {
    let records = moment.records
    var found: Int?
    for index in 0..<records.count where holds(edit, index) {
      if records.ids[index] == edit.target {
        found = index
        break
      }
      if found == nil { found = index }
    }
    guard let found else { return false }
    let id = records.ids[found]
    edit.holder = id
    edit.holderBefore = edit.before[id] ?? moment.previous[id]
    edit.holderAfter = records.values[found]
    return true
  }

  private func holds(_ edit: Edit, _ index: Int) -> Bool {
    let (id, value) = (moment.records.ids[index], moment.records.values[index])
    // What a field shows of itself is no commit while its screen is there.
    if id == edit.ownRecord, edit.state == .open, !isLastWord { return false }
    if edit.isHeld(by: value, id: id) { return true }
    switch edit.content {
    case .token: return id == edit.target && TextSearch.containsIgnoringCase(value, edit.token)
    case .choice(let option):
      return id == edit.target && value != edit.targetBefore && TextSearch.contains(value, option)
    case .setting: return id == edit.target && value != edit.targetBefore
    case .emptying: return false
    }
  }

  /// At the end of a scenario the display of a field is all that there is to go by.
  private var isLastWord: Bool { moment.kind == .leave && moment.isScreen }

  private func settleUncommitted(_ edit: Edit, isFinal: Bool, isEnd: Bool) {
    if isTakenBack(edit) {
      edit.state = .superseded
      return
    }
    guard isDue(edit, isFinal: isFinal) else { return }
    guard isJudgeable(edit) else {
      if isFinal { edit.state = .superseded }
      return
    }
    if !isFinal, !isEnd, mayStillArrive(edit) { return }
    edit.state = .lost
    judge(edit)
  }

  /// A demand of the user changed the field itself: a button that clears it.
  private func isTakenBack(_ edit: Edit) -> Bool {
    guard moment.kind == .demand, edit.state == .open, let client = edit.client,
      !current.contains(where: { $0 === edit })
    else { return false }
    if case .pressReturn = moment.deed { return false }
    guard case .token = edit.content, !TextSearch.contains(client.inputText, edit.token) else {
      return false
    }
    driver.look()
    return driver.list.items.contains { $0.element.elementInput === client }
  }

  /// Whether a missing edit can be told from one that nobody can see.
  private func isJudgeable(_ edit: Edit) -> Bool {
    switch edit.content {
    case .token: true
    case .emptying, .choice, .setting:
      edit.target.map { moment.records[$0] != nil } ?? false
    }
  }

  /// Whether the app may still be at work on it, or another screen may show it.
  private func mayStillArrive(_ edit: Edit) -> Bool {
    if driver.app != nil, driver.simulator.clock.nextDeadline != nil { return true }
    guard moment.isScreen else { return false }
    return edit.target.map { moment.records[$0] == nil } ?? true
  }

  /// The records that a control changed are those that changed with it.
  private func noteHoldersOfControls() {
    for edit in current {
      switch edit.content {
      case .choice(let option):
        let change = moment.changes.first {
          $0.id != edit.ownRecord && $0.after.map { TextSearch.contains($0, option) } == true
        }
        hold(edit, change)
      case .setting:
        let others = moment.changes.filter { $0.id != edit.ownRecord && $0.after != nil }
        if others.count == 1 { hold(edit, others[0]) }
      case .token, .emptying: break
      }
    }
  }

  private func hold(_ edit: Edit, _ change: RecordChange?) {
    guard let change else { return }
    edit.holder = change.id
    edit.holderBefore = change.before
    edit.holderAfter = change.after
    edit.state = .committed
  }
}

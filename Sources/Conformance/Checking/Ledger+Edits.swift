import LifecycleModel
package import LifecycleSimulator

extension Ledger: EditWatcher {
  package func textToType(
    _ text: String, into client: any TextInputClient, _ place: EditPlace
  ) -> String {
    driver.look()
    let shown = client.inputText
    if text.isEmpty && (!place.replaces || shown.isEmpty) { return text }
    let token = text.isEmpty ? "" : unmistakable(text)
    let edit = Edit(
      action: moment.action, content: text.isEmpty ? .emptying : .token, token: token,
      field: client.inputName.isEmpty ? shown : client.inputName, home: EditHome(driver),
      client: client)
    setTarget(of: edit, shown: shown, place)
    replaceEarlier(edit, client, shown, replaces: place.replaces)
    add(edit)
    return token
  }

  package func typed(into client: any TextInputClient, isComplete: Bool) {
    guard let edit = current.last, edit.client === client else { return }
    edit.shown = client.inputText
    // What was cut short is not what the user meant to leave behind.
    if !isComplete { edit.state = .superseded }
  }

  package func controlWillChange(
    _ element: any Element, _ change: Touch, _ place: EditPlace
  ) {
    let content: Edit.Content
    var token = ""
    switch change {
    case .pick(let option):
      content = .choice(option)
      token = option
      // Choosing what is chosen already changes nothing.
      if element.elementValue == option { return }
    case .pickDate, .toggle, .step, .slide: content = .setting
    case .tap, .longPress, .scrolled: return
    }
    let edit = Edit(
      action: moment.action, content: content, token: token, field: element.elementLabel,
      home: EditHome(driver), control: element)
    if case .choice = content { setTarget(of: edit, shown: element.elementValue, place) }
    for earlier in moment.edits where earlier.control === element && earlier.isLive {
      earlier.state = .superseded
    }
    add(edit)
  }

  package func demandBegins() {
    guard hasUnreadEdits else { return }
    // What was typed before is attributed before the demand changes records again.
    let kind = moment.kind
    moment.kind = .passive
    let deed = moment.deed
    moment.deed = nil
    compare(isFinal: false)
    moment.due.removeAll(keepingCapacity: true)
    moment.moved.removeAll(keepingCapacity: true)
    moment.kind = kind
    moment.deed = deed
  }

  package func typingUndone(isRedo: Bool) {
    for edit in moment.edits.reversed() {
      guard case .token = edit.content else { continue }
      if isRedo, edit.state == .superseded {
        edit.state = .open
        edit.isJudged = false
        return
      }
      if !isRedo, edit.isLive {
        edit.state = .superseded
        return
      }
    }
  }

  /// What a control shows now that it was used.
  func noteShownValues() {
    for edit in current {
      if let control = edit.control { edit.shown = control.elementValue }
    }
  }

  private func add(_ edit: Edit) {
    edit.before = moment.records
    moment.edits.append(edit)
    current.append(edit)
    hasUnreadEdits = true
    hasEdits = true
  }

  /// Later typing in the same field replaces what was there, or shows that it was gone already.
  private func replaceEarlier(
    _ edit: Edit, _ client: any TextInputClient, _ shown: String, replaces: Bool
  ) {
    for earlier in moment.edits where earlier.isLive && earlier.isTyped {
      let isSameField = earlier.client === client && !earlier.isJudged
      let isSameRecord = edit.target != nil && earlier.holder == edit.target
      guard isSameField || isSameRecord else { continue }
      if replaces || !TextSearch.contains(shown, earlier.token) { earlier.state = .superseded }
    }
  }

  /// Finds the record whose value the field shows.
  private func setTarget(of edit: Edit, shown: String, _ place: EditPlace) {
    if let stated = place.statedRecord {
      edit.target = stated
      edit.targetBefore = moment.records[stated]
      return
    }
    let text = shown.isEmpty ? place.placeholder : shown
    if moment.isScreen {
      // The screen from which the user came shows the record; this one shows the field.
      let front = ScreenIdentity(driver.frontScreen)
      for (identity, records) in sights.reversed() where identity != front && !text.isEmpty {
        guard let found = uniqueRecord(showing: text, in: records, place) else { continue }
        edit.target = records.ids[found]
        edit.targetBefore = records.values[found]
        return
      }
      return
    }
    let records = moment.records
    var found = text.isEmpty ? nil : uniqueRecord(showing: text, in: records, place)
    if found == nil, shown.isEmpty { found = emptyRecord(place) }
    guard let found else { return }
    edit.target = records.ids[found]
    edit.targetBefore = records.values[found]
  }

  /// The only record with a value; of several, the one at the position of the field's row.
  private func uniqueRecord(
    showing text: String, in records: RecordSnapshot, _ place: EditPlace
  ) -> Int? {
    var found: Int?
    var count = 0
    var inRow: Int?
    for index in 0..<records.count where records.values[index] == text {
      count += 1
      found = index
      if moment.isOrdered, let row = place.row, records.positions[index] == Int32(row) {
        inRow = index
      }
    }
    return count == 1 ? found : inRow
  }

  /// The record that an empty field is about: the only one, or the empty one of its row.
  private func emptyRecord(_ place: EditPlace) -> Int? {
    let records = moment.records
    if records.count == 1 { return 0 }
    guard moment.isOrdered, let row = place.row else { return nil }
    var found: Int?
    for index in 0..<records.count
    where records.positions[index] == Int32(row) && records.values[index].isEmpty {
      if found != nil { return nil }
      found = index
    }
    return found
  }

  // MARK: Tokens

  /// How many digits are tried behind a text before it is taken as it is.
  private static let mostTries = 1_000

  /// The text itself when it can be told from everything else, or with digits behind it.
  ///
  /// A text that the scenario types again, alone or within another, gets digits each time:
  /// otherwise the first would be found wherever the second is.
  private func unmistakable(_ text: String) -> String {
    var uses = 0
    for other in typedTexts
    where TextSearch.contains(other, text) || TextSearch.contains(text, other) { uses += 1 }
    var number = lastNumbers[text].map(Self.number(after:)) ?? (uses > 1 ? 1 : 0)
    for _ in 0..<Self.mostTries {
      let candidate = number == 0 ? text : text + String(number)
      if !isKnown(candidate) {
        lastNumbers[text] = number
        return candidate
      }
      number = Self.number(after: number)
    }
    return text
  }

  /// The numbers 1 to 8, 90 to 98, 990 to 998 and so on: none is the beginning of another, so that
  /// no text with one appended is found in a text with another.
  private static func number(after number: Int) -> Int {
    if number == 0 { return 2 }
    return number % 10 == 8 ? (number + 1) * 10 : number + 1
  }

  private func isKnown(_ text: String) -> Bool {
    for value in moment.records.values where TextSearch.contains(value, text) { return true }
    for edit in moment.edits {
      if TextSearch.contains(edit.token, text) || TextSearch.contains(text, edit.token) {
        return true
      }
    }
    for item in driver.list.items {
      let element = item.element
      if TextSearch.contains(element.elementLabel, text)
        || TextSearch.contains(element.elementValue, text)
        || TextSearch.contains(element.elementPlaceholder, text)
      {
        return true
      }
    }
    return false
  }
}

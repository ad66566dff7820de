import LifecycleModel
import LifecycleSimulator

extension Driver {
  func focus(_ query: ElementQuery) throws(Obstacle) {
    _ = try focused(query)
  }

  /// Touches a field and returns it with its place.
  private func focused(_ query: ElementQuery) throws(Obstacle) -> (any TextInputClient, EditPlace) {
    let item = try find(query, for: .text)
    guard let client = item.element.elementInput else { throw Obstacle(.noInput(query)) }
    let place = EditPlace(placeholder: item.element.elementPlaceholder, row: row(of: item))
    if simulator.focus.current !== client {
      guard simulator.focus.begin(client, cause: .focusMove) else {
        throw Obstacle(.noInput(query))
      }
      // The keyboard comes up and the app hears of it before the first key.
      simulator.settle()
    }
    return (client, place)
  }

  func type(_ text: String) throws(Obstacle) {
    kind = .typing
    focusOnlyField()
    let client = try clientInFront()
    guard client.inputTakesText else { return try press(text, on: client) }
    type(text, into: client, place(of: client))
  }

  /// The field with the keyboard, unless something that was presented since covers it.
  private func clientInFront() throws(Obstacle) -> any TextInputClient {
    guard let client = simulator.focus.current else { throw Obstacle(.noFocus) }
    if let top = simulator.presentations.top, !top.screen.containsInput(client) {
      throw Obstacle(.noFocus)
    }
    return client
  }

  /// Presses the keys of a hardware keyboard while something that takes no text has focus.
  private func press(_ keys: String, on client: any TextInputClient) throws(Obstacle) {
    guard hasKeyboard else { throw Obstacle(.noFocus) }
    kind = .demand
    watcher?.demandBegins()
    for key in keys {
      guard simulator.focus.current === client else { return }
      _ = client.inputKey(key)
      simulator.settle()
    }
  }

  private var hasKeyboard: Bool { simulator.device.keyboard == .hardware }

  /// Touches the field on the screen when there is just one and no field has focus, as a person
  /// does before typing.
  private func focusOnlyField() {
    guard simulator.focus.current == nil else { return }
    look()
    var only: (any TextInputClient)?
    for item in list.items where item.element.isElementEnabled {
      guard let client = item.element.elementInput else { continue }
      guard only == nil else { return }
      only = client
    }
    guard let only, simulator.focus.begin(only, cause: .focusMove) else { return }
    isListStale = true
    simulator.settle()
  }

  func type(_ text: String, into query: ElementQuery) throws(Obstacle) {
    kind = .typing
    let (client, place) = try focused(query)
    type(text, into: client, place)
  }

  func replace(_ query: ElementQuery, with text: String, record: String? = nil) throws(Obstacle) {
    kind = .typing
    var (client, place) = try focused(query)
    place.statedRecord = record
    place.replaces = true
    type(text, into: client, place)
  }

  /// Types key by key; each key is a turn of the app.
  private func type(_ text: String, into client: any TextInputClient, _ place: EditPlace) {
    let wanted = watcher?.textToType(text, into: client, place) ?? text
    let before = client.inputText
    let hasKeyboard = hasKeyboard
    simulator.undo.beginTyping(in: client)
    if place.replaces, wanted.isEmpty, !before.isEmpty {
      client.inputType("")
      simulator.settle()
    }
    var typed = 0
    for character in wanted {
      guard simulator.focus.current === client else { break }
      // A key of a hardware keyboard is the app's before it becomes text.
      if hasKeyboard, client.inputKey(character) {
        typed += 1
        simulator.settle()
        continue
      }
      // With everything selected the first key replaces it.
      let shown = place.replaces && typed == 0 ? "" : client.inputText
      let isComposing = openComposition(in: client) != nil
      client.inputType(
        isComposing ? InputMethod.text(shown, adding: character) : shown + String(character))
      openedComposition = nil
      simulator.focus.noteTyped(in: client)
      typed += 1
      simulator.settle()
    }
    let hasFocus = simulator.focus.current === client
    if !hasFocus { noteInterruption(client, before, wanted, typed) }
    simulator.undo.endTyping(in: client)
    watcher?.typed(into: client, isComplete: hasFocus || typed == wanted.count)
  }

  /// Remembers that the keyboard went away in the middle of typing.
  ///
  /// An app may move focus on, or give it up with the last key: a code field does.
  private func noteInterruption(
    _ client: any TextInputClient, _ before: String, _ wanted: String, _ typed: Int
  ) {
    guard simulator.focus.current == nil else { return }
    if typed == wanted.count, simulator.focus.lastEndCause == .program { return }
    let name = client.inputName.isEmpty ? before : client.inputName
    interruptedTyping = (name, String(wanted.prefix(typed)), wanted)
  }

  func compose(_ text: String, _ end: UserAction.Composition) throws(Obstacle) {
    kind = .typing
    let client = try clientInFront()
    guard client.inputAllowsComposition else { throw Obstacle(.noComposition) }
    let isMeant = end == .confirm || end == .candidate
    let wanted =
      isMeant ? watcher?.textToType(text, into: client, place(of: client)) ?? text : text
    let before = client.inputText
    simulator.undo.beginTyping(in: client)
    var typed = 0
    if end == .candidate {
      client.inputPick(wanted)
      typed = wanted.count
      simulator.settle()
    } else {
      typed = mark(wanted, in: client)
    }
    let hasFocus = simulator.focus.current === client
    if !hasFocus {
      noteInterruption(client, before, wanted, typed)
    } else if end == .confirm || end == .abandon {
      openedComposition = nil
      client.inputUnmark(keep: end == .confirm)
      simulator.settle()
    }
    simulator.undo.endTyping(in: client)
    guard isMeant else { return }
    watcher?.typed(into: client, isComplete: hasFocus || typed == wanted.count)
  }

  /// Composes key by key; returns how many keys were typed.
  private func mark(_ text: String, in client: any TextInputClient) -> Int {
    var typed = 0
    for character in text {
      guard simulator.focus.current === client else { break }
      // What has ended is no part of the composition any more: the input method begins anew.
      let marked = InputMethod.text(openComposition(in: client) ?? "", adding: character)
      openedComposition = OpenComposition(client: client, text: marked)
      client.inputMark(marked)
      typed += 1
      simulator.settle()
    }
    return typed
  }

  /// The text that is being composed in a field, unless somebody has put an end to that.
  private func openComposition(in client: any TextInputClient) -> String? {
    guard let opened = openedComposition, opened.client === client, client.inputKeepsMark else {
      return nil
    }
    return opened.text
  }

  func pressReturn(_ key: UserAction.ReturnKey) throws(Obstacle) {
    if key == .hardware, simulator.focus.current == nil, try pressDefaultAction() { return }
    let client = try clientInFront()
    if key == .soft, !client.inputHasReturnKey { throw Obstacle(.noReturnKey) }
    kind = .demand
    watcher?.demandBegins()
    if key == .hardware, client.inputKey("\r") { return }
    if client.inputReturn(key), simulator.focus.current === client {
      simulator.focus.endEditing(cause: .returnKey)
    }
  }

  /// Presses the control that a hardware Return key stands for while no field has it.
  private func pressDefaultAction() throws(Obstacle) -> Bool {
    look()
    guard let element = list.defaultAction, element.isElementEnabled else { return false }
    kind = .demand
    watcher?.demandBegins()
    isCancelling = element.isElementCancelling
    return element.perform(.tap)
  }

  func undo(isRedo: Bool) throws(Obstacle) {
    kind = .demand
    watcher?.demandBegins()
    switch isRedo ? simulator.undo.redo() : simulator.undo.undo() {
    case .nothing: throw Obstacle(isRedo ? .nothingToRedo : .nothingToUndo)
    case .typing: watcher?.typingUndone(isRedo: isRedo)
    case .action: break
    }
  }

  /// What is around the field that has focus.
  private func place(of client: any TextInputClient) -> EditPlace {
    look()
    for item in list.items {
      if let input = item.element.elementInput, input === client {
        return EditPlace(placeholder: item.element.elementPlaceholder, row: row(of: item))
      }
    }
    return EditPlace()
  }
}

/// What an input method has marked in a field.
struct OpenComposition {
  weak var client: (any TextInputClient)?
  let text: String
}

package import LifecycleModel

/// User actions in words, for errors, findings and stories.
package enum ActionWords {
  /// The deed as it follows "cannot": `tap "Edit"`.
  package static func infinitive(of action: UserAction) -> String {
    switch action {
    case .tap(let query): "tap \(name(of: query))"
    case .longPress(let query): "press and hold \(name(of: query))"
    case .type(let text): "type \"\(text)\""
    case .typeInto(let query, let text): "type \"\(text)\" into \(name(of: query))"
    case .replace(let query, let text): "replace \(name(of: query)) with \"\(text)\""
    case .clear(let query): "clear \(name(of: query))"
    case .edit(let query, let record, let text):
      "edit \(name(of: query)) of \"\(record)\" to \"\(text)\""
    case .pressReturn(let key):
      key == .soft ? "press Return" : "press Return on the hardware keyboard"
    case .compose(let text, .candidate): "pick \"\(text)\" from the keyboard"
    case .compose(let text, _): "compose \"\(text)\""
    case .focus(let query): "focus \(name(of: query))"
    case .tapElsewhere: "tap elsewhere"
    case .dismissKeyboard: "dismiss the keyboard"
    case .goBack: "go back"
    case .swipeBack(let swipe): swipe == .completed ? "swipe back" : "begin to swipe back"
    case .swipeToDelete(let query): "swipe to delete \(name(of: query))"
    case .deleteInEditMode(let query): "delete \(name(of: query)) in edit mode"
    case .move(let query, let other):
      if let other {
        "move \(name(of: query)) after \(name(of: other))"
      } else {
        "move \(name(of: query)) to the front"
      }
    case .scrollTo(let query): "scroll to \(name(of: query))"
    case .scrollRows(let count): "scroll by \(count) \(abs(count) == 1 ? "row" : "rows")"
    case .switchTab(let query): "switch to the tab \(name(of: query))"
    case .dismiss(.button): "dismiss with a button"
    case .dismiss(.drag): "dismiss by dragging"
    case .dismiss(.outside): "dismiss by touching outside"
    case .dismiss(.cancelledDrag): "begin to dismiss by dragging"
    case .pick(let option, let query): "pick \"\(option)\" in \(name(of: query))"
    case .toggle(let query): "toggle \(name(of: query))"
    case .step(let query, let count): "step \(name(of: query)) by \(count)"
    case .pickDate(let day, let query): "pick the date \(day) in \(name(of: query))"
    case .slide(let query, let value): "slide \(name(of: query)) to \(value)"
    case .undo: "undo"
    case .redo: "redo"
    case .becomeInactive: "make the app inactive"
    case .background: "go to the background"
    case .foreground: "come back to the foreground"
    case .lock: "lock the device"
    case .warnMemory: "warn of low memory"
    case .rotate: "rotate the device"
    case .resize(let size): "resize to \(size.rawValue)"
    case .openScene: "open another scene"
    case .terminate: "terminate the app"
    case .kill(let kind): "kill the app (\(kind.rawValue))"
    case .relaunch: "relaunch the app"
    case .wait(let milliseconds): "wait \(milliseconds) ms"
    case .expect(_, let name): "expect \"\(name)\""
    }
  }

  /// The deed as a noun: `action "tap "Edit""` is never needed, a sentence with "after" is.
  package static func gerund(of action: UserAction) -> String {
    "the action `\(infinitive(of: action))`"
  }

  /// An element as a person would point at it.
  package static func name(of query: ElementQuery) -> String {
    var words: [String] = []
    if let role = query.role { words.append("the \(role.rawValue)") }
    if let text = query.text { words.append("\"\(text)\"") }
    if let identifier = query.identifier { words.append("the identifier \"\(identifier)\"") }
    if let index = query.index { words.append("at \(index)") }
    if let row = query.row { words.append("in row \"\(row)\"") }
    return words.isEmpty ? "anything" : words.joined(separator: " ")
  }
}

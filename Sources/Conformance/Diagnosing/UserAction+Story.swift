import LifecycleModel

extension UserAction {
  /// The action as a line of a story: a verb, and what it is done to.
  var storyText: String {
    let (verb, object) = storyWords
    return object.isEmpty ? verb : TraceStory.padded(verb, to: 6) + "  " + object
  }

  private var storyWords: (verb: String, object: String) {
    switch self {
    case .tap(let query): ("tap", query.storyText)
    case .longPress(let query): ("long press", query.storyText)
    case .type(let text): ("type", Wording.quoted(text))
    case .typeInto(let query, let text):
      ("type", "\(Wording.quoted(text)) into \(query.storyText)")
    case .replace(let query, let text):
      ("replace", "\(query.storyText) with \(Wording.quoted(text))")
    case .clear(let query): ("clear", query.storyText)
    case .edit(let query, let record, let text):
      ("edit", "\(query.storyText) of \(record) to \(Wording.quoted(text))")
    case .pressReturn(.soft): ("return", "")
    case .pressReturn(.hardware): ("return", "on a hardware keyboard")
    case .compose(let text, .confirm): ("compose", "\(Wording.quoted(text)) and confirm")
    case .compose(let text, .abandon): ("compose", "\(Wording.quoted(text)) and abandon")
    case .compose(let text, .keepOpen): ("compose", "\(Wording.quoted(text)) and go on")
    case .compose(let text, .candidate): ("pick", "\(Wording.quoted(text)) from the keyboard")
    case .focus(let query): ("focus", query.storyText)
    case .tapElsewhere: ("tap", "elsewhere")
    case .dismissKeyboard: ("dismiss", "the keyboard")
    case .goBack: ("back", "")
    case .swipeBack(.completed): ("swipe", "back")
    case .swipeBack(.cancelled): ("swipe", "back, and think better of it")
    case .swipeToDelete(let query): ("delete", "\(query.storyText) by a swipe")
    case .deleteInEditMode(let query): ("delete", "\(query.storyText) in edit mode")
    case .move(let query, let place):
      ("move", "\(query.storyText) \(place.map { "behind " + $0.storyText } ?? "to the front")")
    case .scrollTo(let query): ("scroll", "to \(query.storyText)")
    case .scrollRows(let count): ("scroll", Wording.count(count, "row"))
    case .switchTab(let query): ("tab", query.storyText)
    case .dismiss(.button): ("dismiss", "by its button")
    case .dismiss(.drag): ("dismiss", "by dragging")
    case .dismiss(.outside): ("dismiss", "by a tap outside")
    case .dismiss(.cancelledDrag): ("dismiss", "by dragging, and think better of it")
    case .pick(let option, let query):
      ("pick", "\(Wording.quoted(option)) in \(query.storyText)")
    case .toggle(let query): ("toggle", query.storyText)
    case .step(let query, let count): ("step", "\(query.storyText) by \(count)")
    case .pickDate(let day, let query): ("pick", "\(day) in \(query.storyText)")
    case .slide(let query, let value): ("slide", "\(query.storyText) to \(value)")
    case .undo: ("undo", "")
    case .redo: ("redo", "")
    case .becomeInactive: ("inactive", "")
    case .background: ("background", "")
    case .foreground: ("foreground", "")
    case .lock: ("lock", "")
    case .warnMemory: ("memory", "warning")
    case .rotate: ("rotate", "")
    case .resize(let size): ("resize", "to \(size.rawValue)")
    case .openScene: ("open", "a second scene")
    case .terminate: ("terminate", "")
    case .kill(let kind): ("kill", kind.rawValue)
    case .relaunch: ("relaunch", "")
    case .wait(let milliseconds): ("wait", "\(milliseconds) ms")
    case .expect(_, let name): ("expect", Wording.quoted(name))
    }
  }
}

extension ElementQuery {
  /// The element as a person would point to it.
  fileprivate var storyText: String {
    var words: [String] = []
    if let role { words.append(role.rawValue) }
    if let text { words.append(Wording.quoted(text)) }
    if let identifier { words.append("#" + identifier) }
    if let index { words.append("(\(index + 1))") }
    if let row { words.append("in row \(Wording.quoted(row))") }
    return words.isEmpty ? "anything" : words.joined(separator: " ")
  }
}

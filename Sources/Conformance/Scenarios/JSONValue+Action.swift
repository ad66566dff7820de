package import LifecycleModel

extension JSONValue {
  /// An action as it stands in a scenario file: an object with the action's word as its one key.
  package init(_ action: UserAction) {
    let (word, value) = Self.parts(of: action)
    self = .object([Member(word.rawValue, value)])
  }

  private static func parts(of action: UserAction) -> (ActionWord, JSONValue) {
    switch action {
    case .tap(let query): (.tap, JSONValue(query))
    case .longPress(let query): (.longPress, JSONValue(query))
    case .type(let text): (.type, .string(text))
    case .typeInto(let query, let text): (.type, ["text": .string(text), "into": JSONValue(query)])
    case .replace(let query, let text):
      (.replace, ["in": JSONValue(query), "with": .string(text)])
    case .clear(let query): (.clear, JSONValue(query))
    case .edit(let query, let record, let text):
      (.edit, ["field": JSONValue(query), "of": .string(record), "to": .string(text)])
    case .pressReturn(let key): (.pressReturn, .string(key.rawValue))
    case .compose(let text, let end):
      (.compose, ["text": .string(text), "then": .string(end.rawValue)])
    case .focus(let query): (.focus, JSONValue(query))
    case .swipeBack(let swipe): (.swipeBack, .string(swipe.rawValue))
    case .swipeToDelete(let query): (.swipeToDelete, JSONValue(query))
    case .deleteInEditMode(let query): (.deleteInEditMode, JSONValue(query))
    case .move(let query, let other):
      (.move, ["row": JSONValue(query), "after": other.map { JSONValue($0) } ?? .null])
    case .scrollTo(let query): (.scrollTo, JSONValue(query))
    case .scrollRows(let count): (.scrollRows, .integer(count))
    case .switchTab(let query): (.switchTab, JSONValue(query))
    case .dismiss(let way): (.dismiss, .string(way.rawValue))
    case .pick(let option, let query):
      (.pick, ["option": .string(option), "in": JSONValue(query)])
    case .toggle(let query): (.toggle, JSONValue(query))
    case .step(let query, let count): (.step, ["in": JSONValue(query), "by": .integer(count)])
    case .pickDate(let day, let query):
      (.pickDate, ["day": .string(day), "in": JSONValue(query)])
    case .slide(let query, let value): (.slide, ["in": JSONValue(query), "to": .number(value)])
    case .resize(let size): (.resize, .string(size.rawValue))
    case .kill(let kind): (.kill, .string(kind.rawValue))
    case .wait(let milliseconds): (.wait, .integer(milliseconds))
    case .expect(_, let name): (.expect, .string(name))
    default: (ActionWord.allCases.first { $0.plain == action } ?? .undo, true)
    }
  }

  /// A query: the text alone where that says everything, otherwise an object.
  package init(_ query: ElementQuery) {
    if query == ElementQuery(text: query.text), let text = query.text {
      self = .string(text)
      return
    }
    var members: [Member] = []
    if let text = query.text { members.append(Member("text", .string(text))) }
    if let identifier = query.identifier {
      members.append(Member("identifier", .string(identifier)))
    }
    if let role = query.role { members.append(Member("role", .string(role.rawValue))) }
    if let index = query.index { members.append(Member("at", .integer(index))) }
    if let row = query.row { members.append(Member("inRow", .string(row))) }
    self = .object(members)
  }
}

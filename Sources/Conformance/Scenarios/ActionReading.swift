import LifecycleModel
import LifecycleProfiles

/// Reads actions from scenario files; every mistake goes to the cursor's log.
enum ActionReading {
  static func action(_ cursor: JSONCursor) -> UserAction? {
    guard let members = cursor.members("an action (an object)") else { return nil }
    guard members.count == 1, let member = members.first else {
      cursor.report(
        .other(
          code: "action-count",
          words: "an action has one key, found \(members.count)",
          hint: "write one object for each action: { \"tap\": \"Edit\" }"))
      return nil
    }
    guard let word = ActionWord(rawValue: member.key) else {
      let words = ActionWord.allCases.map(\.rawValue)
      let nearest = Spelling.nearest(to: member.key, among: words)
      cursor.log.add(
        .other(
          code: "unknown-action",
          words: "no action is named \(Wording.quoted(member.key))",
          hint: (nearest.map { "did you mean \(Wording.quoted($0))? " } ?? "")
            + "Actions: " + words.joined(separator: ", ") + "."),
        at: member.place)
      return nil
    }
    return action(word, member.value)
  }

  private static func action(_ word: ActionWord, _ value: JSONCursor) -> UserAction? {
    if let plain = word.plain { return value.isTrue ? plain : nil }
    switch word {
    case .tap: return query(value).map { .tap($0) }
    case .longPress: return query(value).map { .longPress($0) }
    case .clear: return query(value).map { .clear($0) }
    case .focus: return query(value).map { .focus($0) }
    case .swipeToDelete: return query(value).map { .swipeToDelete($0) }
    case .deleteInEditMode: return query(value).map { .deleteInEditMode($0) }
    case .scrollTo: return query(value).map { .scrollTo($0) }
    case .switchTab: return query(value).map { .switchTab($0) }
    case .toggle: return query(value).map { .toggle($0) }
    case .scrollRows: return value.integer(-100_000...100_000).map { .scrollRows($0) }
    case .wait: return value.integer(0...86_400_000).map { .wait(milliseconds: $0) }
    case .expect: return value.text("expectation").map { .expect(-1, $0) }
    case .pressReturn: return value.choice("key").map { .pressReturn($0) }
    case .swipeBack: return value.choice("swipe").map { .swipeBack($0) }
    case .dismiss: return value.choice("way").map { .dismiss($0) }
    case .kill: return value.choice("kind").map { .kill($0) }
    case .resize: return value.choice("size class").map { .resize($0) }
    default: return composite(word, value)
    }
  }

  private static func composite(_ word: ActionWord, _ value: JSONCursor) -> UserAction? {
    switch word {
    case .type:
      if case .string(let text) = value.node.content { return .type(text) }
      return pair(value, word, "text", "into") { text, field in
        text.string().flatMap { text in query(field).map { .typeInto($0, text) } }
      }
    case .replace:
      return pair(value, word, "in", "with") { field, text in
        query(field).flatMap { field in text.string().map { .replace(field, $0) } }
      }
    case .compose:
      return pair(value, word, "text", "then") { text, end in
        text.string().flatMap { text in
          end.choice("end of a composition").map { .compose(text, $0) }
        }
      }
    case .pick:
      return pair(value, word, "option", "in") { option, picker in
        option.string().flatMap { option in query(picker).map { .pick(option, in: $0) } }
      }
    case .pickDate:
      return pair(value, word, "day", "in") { day, picker in
        day.text("day").flatMap { day in query(picker).map { .pickDate(day, in: $0) } }
      }
    case .step:
      return pair(value, word, "in", "by") { stepper, count in
        query(stepper).flatMap { stepper in
          count.integer(-10_000...10_000).map { .step(stepper, by: $0) }
        }
      }
    case .slide:
      return pair(value, word, "in", "to") { slider, amount in
        query(slider).flatMap { slider in amount.decimal().map { .slide(slider, to: $0) } }
      }
    case .move:
      return pair(value, word, "row", "after") { row, other in
        query(row).flatMap { row in
          other.isNull ? .move(row, after: nil) : query(other).map { .move(row, after: $0) }
        }
      }
    case .edit:
      let keys = ["field", "of", "to"]
      guard let members = value.object("\"edit\"", keys: keys, required: keys),
        let field = members["field"].flatMap(query), let record = members["of"]?.text("record"),
        let text = members["to"]?.string()
      else { return nil }
      return .edit(field, record: record, to: text)
    default: return nil
    }
  }

  private static func pair(
    _ value: JSONCursor, _ word: ActionWord, _ first: String, _ second: String,
    _ make: (JSONCursor, JSONCursor) -> UserAction?
  ) -> UserAction? {
    let keys = [first, second]
    guard let members = value.object("\"\(word.rawValue)\"", keys: keys, required: keys),
      let one = members[first], let other = members[second]
    else { return nil }
    return make(one, other)
  }

  private static func query(_ value: JSONCursor) -> ElementQuery? {
    if case .string(let text) = value.node.content { return ElementQuery(text: text) }
    let keys = ["text", "identifier", "role", "at", "inRow"]
    guard case .object = value.node.content else {
      value.report(
        .wrongType(found: value.node.words, expected: "an element (a string or an object)"))
      return nil
    }
    guard let members = value.object("element", keys: keys) else { return nil }
    var query = ElementQuery()
    if let text = members["text"] { query.text = text.string() }
    if let identifier = members["identifier"] { query.identifier = identifier.string() }
    if let role = members["role"] { query.role = role.choice("role") }
    if let index = members["at"] { query.index = index.integer(0...100_000) }
    if let row = members["inRow"] { query.row = row.string() }
    if members.isEmpty {
      value.report(.other(code: "empty-element", words: "the element says nothing", hint: nil))
      return nil
    }
    return query
  }
}

extension JSONCursor {
  fileprivate var isTrue: Bool {
    if case .bool(true) = node.content { return true }
    report(.wrongType(found: node.words, expected: "true"))
    return false
  }

  fileprivate func decimal() -> Double? {
    if case .number(let text) = node.content, let value = Double(text) { return value }
    report(.wrongType(found: node.words, expected: "a number"))
    return nil
  }

  fileprivate func choice<Value>(_ what: String) -> Value?
  where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    guard let text = string("the name of a \(what)") else { return nil }
    if let value = Value(rawValue: text) { return value }
    let names = Value.allCases.map(\.rawValue)
    let nearest = Spelling.nearest(to: text, among: names)
    report(
      .other(
        code: "unknown-value", words: "no \(what) is named \(Wording.quoted(text))",
        hint: (nearest.map { "did you mean \(Wording.quoted($0))? " } ?? "")
          + "Values: " + names.joined(separator: ", ") + "."))
    return nil
  }
}

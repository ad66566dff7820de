extension RewritePass {
  /// `#selector` becomes a reference to the method of its type.
  static let selectors = RewritePass("selectors") { source, outcome in
    var scopes: TypeScopes?
    for index in source.directives where source.isWord(index, "#selector") {
      let open = source.next(after: index)
      guard source.isWord(open, "("), let close = source.partner(of: open) else { continue }
      let known = scopes ?? TypeScopes(source)
      scopes = known
      guard let contents = source.contents(of: open),
        let reference = SelectorReference(contents, in: source)
      else {
        outcome.notes.append(
          ImportNote(
            "selector", at: index, in: source, "this `#selector` names no method by its type",
            hint: "write the type's name: `#selector(Screen.save(_:))`"))
        continue
      }
      let type = known.typeAtSelector[index]
      guard reference.base != nil || type != nil else {
        outcome.notes.append(
          ImportNote(
            "selector", at: index, in: source,
            "this `#selector` stands outside of the type that has the method",
            hint: "write the type's name: `#selector(Screen.\(reference.member))`"))
        continue
      }
      let code = reference.code(within: type, methods: known.methods)
      outcome.edits.append(
        SourceEdit(
          .selector, in: source, index...close, by: String(code.dropLast()), closing: ")"))
    }
  }
}

/// What stands in a `#selector`: `Screen.save(_:)`, `getter: Screen.title`.
struct SelectorReference {
  enum Accessor: String { case getter, setter }

  var accessor: Accessor?
  /// What the member is looked up in; nil for the type around.
  var base: String?
  var member: String
  /// The argument labels as they are written: `(_:sender:)`; empty without.
  var labels = ""
  /// The type behind `as`; empty without.
  var cast = ""

  init?(_ contents: [Int], in source: SourceText) {
    var tokens = contents[...]
    if tokens.count > 2, source.isWord(tokens[tokens.startIndex + 1], ":"),
      let accessor = Accessor(rawValue: source.text(tokens[tokens.startIndex]))
    {
      self.accessor = accessor
      tokens = tokens.dropFirst(2)
    }
    if let word = tokens.firstIndex(where: { source.isWord($0, "as") }), word > tokens.startIndex {
      cast = Self.joined(tokens[(word + 1)...], in: source)
      tokens = tokens[..<word]
      guard !cast.isEmpty else { return nil }
    }
    if let last = tokens.last, source.isWord(last, ")"), let open = source.partner(of: last),
      let position = tokens.firstIndex(of: open), position > tokens.startIndex
    {
      labels = Self.joined(tokens[position...], in: source)
      tokens = tokens[..<position]
      guard accessor == nil, labels.count > 2, labels.contains(":") else { return nil }
    }
    guard let name = tokens.popLast(),
      source.isKind(name, .identifier) || source.isKind(name, .quotedIdentifier)
    else { return nil }
    member = source.text(name)
    guard let dot = tokens.popLast() else { return }
    guard source.isWord(dot, "."), !tokens.isEmpty,
      tokens.allSatisfy({ Self.isPart($0, of: source) })
    else { return nil }
    base = Self.joined(tokens, in: source)
  }

  private static func isPart(_ index: Int, of source: SourceText) -> Bool {
    switch source.tokens[index].kind {
    case .identifier, .quotedIdentifier: return true
    default:
      return [".", "(", ")", ":", "<", ">", "?", "!", "[", "]", ","].contains {
        source.isWord(index, $0)
      }
    }
  }

  private static func joined(_ tokens: ArraySlice<Int>, in source: SourceText) -> String {
    var text = ""
    for index in tokens {
      let next = source.text(index)
      let isApart =
        next == "->" || text.hasSuffix("->") || text.hasSuffix(",")
        || (text.utf8.last?.continuesName == true && next.utf8.first?.continuesName == true)
      text += isApart ? " " + next : next
    }
    return text
  }

  /// The code that makes an `ActionSelector`.
  func code(within type: String?, methods: [String: [TypeScopes.Method]]) -> String {
    let name = "named: \"\(member.filter { $0 != "`" })\""
    let ownWords = ["self", "Self", "super", "type(of:self)"]
    let isOwn = base.map { ownWords.contains($0) } ?? true
    let owner = isOwn ? type ?? base ?? "" : base ?? ""
    if let accessor {
      return "ActionSelector(\(accessor.rawValue): \\\(owner).\(member), \(name))"
    }
    if !isOwn || type == nil, owner.first.map({ $0.isLowercase || $0 == "(" }) ?? false {
      return "ActionSelector(of: \(owner), { $0.\(member)\(labels) }, \(name))"
    }
    if !cast.isEmpty {
      // Method types are curried by the object: `(Screen) -> (UIButton) -> Void`.
      let types = cast.hasPrefix("(\(owner))") ? cast : "(\(owner)) -> @MainActor \(cast)"
      return "ActionSelector(\(owner).\(member)\(labels) as @MainActor \(types), \(name))"
    }
    guard labels.isEmpty else {
      return "ActionSelector(\(owner).\(member)\(labels), \(name))"
    }
    // Where several methods have the name, the one that Objective-C could see is meant.
    let namesakes = methods[owner, default: []].filter { $0.name == member }
    let exposed = namesakes.filter(\.isExposed)
    guard namesakes.count > 1, exposed.count == 1, let method = exposed.first else {
      return "ActionSelector(\(owner).\(member), \(name))"
    }
    if method.labels.isEmpty {
      return "ActionSelector({ (target: \(owner)) in { target.\(member)() } }, \(name))"
    }
    let labels = method.labels.map { $0 + ":" }.joined()
    return "ActionSelector(\(owner).\(member)(\(labels)), \(name))"
  }
}

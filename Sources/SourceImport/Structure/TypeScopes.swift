/// Which type the code at a place belongs to, as far as braces and declarations tell.
struct TypeScopes {
  /// A method that a type declares.
  struct Method: Hashable {
    var name: String
    /// The argument labels: `["_", "event"]`.
    var labels: [String]
    /// Whether an attribute makes it visible to Objective-C.
    var isExposed: Bool
  }

  /// What opened a brace.
  private enum Scope {
    case type(String)
    case other
  }

  /// The dotted name of the type around each `#selector`.
  private(set) var typeAtSelector: [Int: String] = [:]
  /// The methods of each type, by its dotted name.
  private(set) var methods: [String: [Method]] = [:]
  /// The indices of the braces that open a protocol.
  private(set) var protocolBraces: Set<Int> = []

  private static let typeWords = ["class", "struct", "enum", "actor", "extension", "protocol"]

  init(_ source: SourceText) {
    var scopes: [Scope] = []
    var pending: String?
    var isProtocol = false
    var index = source.next(after: -1)
    while index < source.tokens.count {
      if let (name, last, word) = Self.declaredType(at: index, in: source) {
        pending = name
        isProtocol = word == "protocol"
        index = last
      } else if source.isWord(index, "{") {
        if isProtocol, pending != nil { protocolBraces.insert(index) }
        scopes.append(pending.map(Scope.type) ?? .other)
        pending = nil
      } else if source.isWord(index, "}") {
        _ = scopes.popLast()
        pending = nil
      } else if source.isWord(index, "func"), let method = Self.method(at: index, in: source),
        case .type = scopes.last, let path = Self.path(scopes)
      {
        methods[path, default: []].append(method)
      } else if source.isKind(index, .directive), source.isWord(index, "#selector") {
        typeAtSelector[index] = Self.path(scopes)
      }
      index = source.next(after: index)
    }
  }

  /// The innermost type with those directly around it; a type within a function has none.
  private static func path(_ scopes: [Scope]) -> String? {
    var names: [String] = []
    for scope in scopes.reversed() {
      switch scope {
      case .type(let name): names.append(name)
      case .other where names.isEmpty: continue
      case .other: return names.reversed().joined(separator: ".")
      }
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }

  /// The name of a type that is declared at a word, and the last token of that name.
  private static func declaredType(
    at index: Int, in source: SourceText
  ) -> (name: String, last: Int, word: String)? {
    guard source.isKind(index, .identifier),
      let word = typeWords.first(where: { source.isWord(index, $0) })
    else { return nil }
    let before = source.previous(before: index)
    guard !source.isWord(before, "."), !source.isWord(before, ":"), !source.isWord(before, ",")
    else { return nil }
    var last = source.next(after: index)
    guard isName(last, in: source) else { return nil }
    // `class func` and the like declare members.
    let members = ["func", "var", "let", "subscript", "final", "override", "private", "public"]
    if word == "class", members.contains(where: { source.isWord(last, $0) }) { return nil }
    var name = source.text(last)
    while source.isWord(source.next(after: last), ".") {
      let part = source.next(after: source.next(after: last))
      guard isName(part, in: source) else { break }
      name += "." + source.text(part)
      last = part
    }
    return (name, last, word)
  }

  private static func isName(_ index: Int, in source: SourceText) -> Bool {
    source.isKind(index, .identifier) || source.isKind(index, .quotedIdentifier)
  }

  private static func method(at index: Int, in source: SourceText) -> Method? {
    let name = source.next(after: index)
    guard isName(name, in: source) else { return nil }
    var open = source.next(after: name)
    // Generic parameters hold no parentheses that matter here.
    if source.isWord(open, "<") {
      while open < source.tokens.count, !source.isWord(open, "("), !source.isWord(open, "{") {
        open = source.next(after: open)
      }
    }
    guard source.isWord(open, "("), let contents = source.contents(of: open) else { return nil }
    var labels: [String] = []
    var expectsLabel = true
    var skipsTo = 0
    for token in contents where token >= skipsTo {
      if expectsLabel, isName(token, in: source) {
        labels.append(source.text(token))
        expectsLabel = false
      } else if source.isWord(token, ",") {
        expectsLabel = true
      } else if source.partner(of: token) != nil, !source.isWord(token, ")") {
        skipsTo = source.partner(of: token) ?? 0
      }
    }
    return Method(
      name: source.text(name), labels: labels, isExposed: isExposed(index, in: source))
  }

  /// Whether `@objc` or `@IBAction` stands among the attributes and modifiers before.
  private static func isExposed(_ index: Int, in source: SourceText) -> Bool {
    var index = source.previous(before: index)
    while index >= 0 {
      if source.isWord(index, ")"), let open = source.partner(of: index) {
        index = source.previous(before: open)
      } else if source.isWord(source.previous(before: index), "@") {
        if ["objc", "IBAction", "GKInspectable"].contains(source.text(index)) { return true }
        index = source.previous(before: source.previous(before: index))
      } else if source.isKind(index, .identifier), DeclarationWords.isModifier(index, in: source) {
        index = source.previous(before: index)
      } else {
        return false
      }
    }
    return false
  }
}

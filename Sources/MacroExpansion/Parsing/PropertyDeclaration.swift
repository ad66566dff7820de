/// A declaration as far as a macro on it needs to know it.
struct PropertyDeclaration {
  /// `var`, `let`, or whatever else is declared: `func`, `struct`; empty when nothing is.
  var keyword = ""
  /// The bytes of the keyword.
  var keywordRange = 0..<0
  var modifiers: [String] = []
  /// Without backticks.
  var name = ""
  var type: String?
  var initialValue: String?
  /// Whether it says itself how it is read.
  var hasAccessors = false
  /// Whether it declares more than one name.
  var declaresSeveral = false

  init(_ source: SourceText) {
    var index = source.afterAttributes(at: 0)
    while source.tokens.indices.contains(index), Self.modifiers.contains(source.text(at: index)) {
      modifiers.append(source.text(at: index))
      index += 1
      if source.text(at: index) == "(" { index = source.afterBracket(at: index) }
      index = source.afterAttributes(at: index)
    }
    guard source.tokens.indices.contains(index) else { return }
    keyword = source.text(at: index)
    keywordRange = source.tokens[index].range
    guard keyword == "var" || keyword == "let" else { return }
    name = source.text(at: index + 1).filter { $0 != "`" }
    index += 2
    if source.text(at: index) == ":" {
      let end = Self.end(of: index + 1, in: source, before: ["=", "{", ","])
      type = source.text(tokens: index + 1..<end)
      index = end
    }
    if source.text(at: index) == "=" {
      let end = Self.end(of: index + 1, in: source, before: [","])
      initialValue = source.text(tokens: index + 1..<end)
      index = end
    }
    hasAccessors = source.text(at: index) == "{"
    declaresSeveral = source.text(at: index) == ","
  }

  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "final",
    "nonisolated", "lazy", "weak", "unowned", "override", "dynamic", "mutating",
  ]

  /// The first token outside of brackets that is one of these, or the end.
  private static func end(of start: Int, in source: SourceText, before stops: Set<String>) -> Int {
    var index = start
    // Generic arguments have commas that separate nothing here.
    var angles = 0
    while index < source.tokens.count {
      let text = source.text(at: index)
      if angles == 0, stops.contains(text) { return index }
      if source.tokens[index].kind == .opening {
        index = source.afterBracket(at: index)
        continue
      }
      if source.tokens[index].kind == .operator, text != "->" {
        let isTight = source.isAdjacent(index)
        if text.hasPrefix("<"), isTight { angles += 1 }
        if text.hasPrefix(">"), isTight { angles = max(0, angles - text.count { $0 == ">" }) }
      }
      index += 1
    }
    return index
  }
}

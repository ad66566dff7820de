/// Words that stand before declarations.
enum DeclarationWords {
  private static let modifiers: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "final",
    "override", "mutating", "nonmutating", "lazy", "weak", "unowned", "convenience", "required",
    "optional", "dynamic", "nonisolated", "isolated", "indirect", "prefix", "postfix", "infix",
    "distributed", "borrowing", "consuming", "async", "set", "safe", "unsafe",
  ]
  private static let introducers: Set<String> = [
    "var", "let", "func", "init", "subscript", "class", "struct", "enum", "actor", "extension",
    "protocol", "typealias", "deinit", "associatedtype", "case",
  ]

  static func isModifier(_ index: Int, in source: SourceText) -> Bool {
    source.isKind(index, .identifier) && modifiers.contains(source.text(index))
  }

  /// Whether a declaration goes on here: a modifier, an attribute or what introduces it.
  static func continuesDeclaration(_ index: Int, in source: SourceText) -> Bool {
    if source.isWord(index, "@") { return true }
    guard source.isKind(index, .identifier) else { return false }
    let text = source.text(index)
    return modifiers.contains(text) || introducers.contains(text)
  }
}

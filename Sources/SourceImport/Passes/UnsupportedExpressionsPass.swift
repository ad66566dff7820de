extension RewritePass {
  /// Expressions that compile only with Objective-C or with what Xcode bundles.
  static let unsupportedExpressions = RewritePass("unsupported-expressions") { source, outcome in
    for index in source.directives {
      guard let hint = literalHints[source.text(index)] else { continue }
      outcome.notes.append(
        ImportNote(
          "literal", at: index, in: source,
          "`\(source.text(index))` names what only Xcode bundles", hint: hint))
    }
    for name in ["NSSelectorFromString", "Selector", "UIStoryboard", "UINib"] {
      for index in source.indices(of: name) where isCall(index, in: source) {
        if let note = note(ofCall: index, in: source) { outcome.notes.append(note) }
      }
    }
  }

  private static let literalHints = [
    "#colorLiteral": "write `UIColor(red:green:blue:alpha:)`",
    "#imageLiteral": "write `UIImage(named:)`",
    "#fileLiteral": "write the file's URL",
  ]

  private static func isCall(_ index: Int, in source: SourceText) -> Bool {
    source.isWord(index + 1, "(") && !source.isWord(source.previous(before: index), "func")
  }

  private static func note(ofCall index: Int, in source: SourceText) -> ImportNote? {
    let first = source.next(after: index + 1)
    if source.isWord(index, "NSSelectorFromString")
      || (source.isWord(index, "Selector")
        && (source.isKind(first, .stringStart) || source.isWord(first, "(")))
    {
      return ImportNote(
        "selector", at: index, in: source, "a selector that is made from a string names no method",
        hint: "write `#selector` with the method's type")
    }
    guard source.isWord(index, "UIStoryboard") || source.isWord(index, "UINib") else { return nil }
    return ImportNote(
      "storyboard", at: index, in: source, "storyboards and nibs are not loaded",
      hint: "make the view controller in code")
  }
}

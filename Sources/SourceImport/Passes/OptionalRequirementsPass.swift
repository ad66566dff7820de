extension RewritePass {
  /// `optional` requirements exist for Objective-C only, and calls of them differ.
  static let optionalRequirements = RewritePass("optional-requirements") { source, outcome in
    guard !source.indices(of: "optional").isEmpty else { return }
    for brace in TypeScopes(source).protocolBraces.sorted() {
      for index in source.contents(of: brace) ?? [] where source.isWord(index, "optional") {
        guard DeclarationWords.continuesDeclaration(source.next(after: index), in: source) else {
          continue
        }
        outcome.notes.append(
          ImportNote(
            "optional-requirement", at: index, in: source,
            "an optional requirement needs Objective-C",
            hint: "give it a default in an extension of the protocol, and call it without `?`"))
      }
    }
  }
}

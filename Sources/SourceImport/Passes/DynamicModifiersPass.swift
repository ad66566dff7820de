extension RewritePass {
  /// `dynamic` goes with `@objc`: there is no runtime that it would dispatch through.
  static let dynamicModifiers = RewritePass("dynamic-modifiers") { source, outcome in
    for index in source.indices(of: "dynamic") {
      guard DeclarationWords.continuesDeclaration(source.next(after: index), in: source),
        isModifierPlace(index, in: source)
      else { continue }
      outcome.edits.append(SourceEdit(.dynamicModifier, in: source, removing: index...index))
    }
  }

  /// A modifier is at the beginning of a line or behind another one, an attribute or a brace.
  private static func isModifierPlace(_ index: Int, in source: SourceText) -> Bool {
    let before = source.previous(before: index)
    guard before >= 0, source.line(of: before) == source.line(of: index) else { return true }
    return ["{", "}", ";", ")"].contains { source.isWord(before, $0) }
      || DeclarationWords.isModifier(before, in: source)
      || source.isWord(source.previous(before: before), "@")
  }
}

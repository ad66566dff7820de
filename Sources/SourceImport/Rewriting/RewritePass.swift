/// One kind of rewriting, as a value: it looks at the tokens and says what to change.
package struct RewritePass: Sendable {
  /// What a pass found.
  package struct Outcome: Sendable {
    package var edits: [SourceEdit] = []
    package var notes: [ImportNote] = []
    package init() {}
  }

  package let id: String
  let look: @Sendable (SourceText, inout Outcome) -> Void

  package init(
    _ id: String, look: @escaping @Sendable (SourceText, inout Outcome) -> Void
  ) {
    self.id = id
    self.look = look
  }

  package func outcome(of source: SourceText) -> Outcome {
    var outcome = Outcome()
    look(source, &outcome)
    return outcome
  }

  /// Every pass. They do not see each other's changes; what one uncovers is found in a next round.
  package static let all: [RewritePass] = [
    availability, attributes, dynamicModifiers, selectors, keyPaths, buildConditions, imports,
    persistence, optionalRequirements, unsupportedExpressions,
  ]
}

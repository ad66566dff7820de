extension RewritePass {
  /// `#if os(iOS)` takes the branch for iOS, which Linux would leave out.
  ///
  /// `true` stands for it and not another question: what can be imported depends on the order in
  /// which modules are built.
  static let buildConditions = RewritePass("build-conditions") { source, outcome in
    for index in source.directives
    where source.isWord(index, "#if") || source.isWord(index, "#elseif") {
      for answer in BuildCondition(after: index, in: source).answers {
        outcome.edits.append(
          SourceEdit(
            .buildCondition, in: source, answer.tokens, by: answer.value ? "true" : "false"))
      }
    }
  }
}

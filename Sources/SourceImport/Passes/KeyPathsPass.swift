extension RewritePass {
  /// `#keyPath` becomes the string that it is.
  static let keyPaths = RewritePass("key-paths") { source, outcome in
    for index in source.directives where source.isWord(index, "#keyPath") {
      let open = source.next(after: index)
      guard source.isWord(open, "("), let close = source.partner(of: open) else { continue }
      var names: [String] = []
      var isPath = true
      for (offset, token) in (source.contents(of: open) ?? []).enumerated() {
        if offset % 2 == 0, source.isKind(token, .identifier) {
          names.append(source.text(token))
        } else if offset % 2 == 0 || !source.isWord(token, ".") {
          isPath = false
        }
      }
      // The types before the first property are not part of the path.
      let properties = names.drop { $0.first?.isUppercase == true }
      guard isPath, !properties.isEmpty else {
        outcome.notes.append(
          ImportNote(
            "key-path", at: index, in: source, "this `#keyPath` names no property",
            hint: "write the path as a string"))
        continue
      }
      let literal = "\"\(properties.joined(separator: "."))\""
      let spansLines = source.line(of: index) != source.line(of: close)
      outcome.edits.append(
        SourceEdit(
          .keyPath, in: source, index...close, by: spansLines ? "(" + literal : literal,
          closing: spansLines ? ")" : ""))
    }
  }
}

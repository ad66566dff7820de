/// The help texts, made from the table of verbs.
package enum Help {
  /// The help of the verb with these words, or of every verb that begins with them.
  package static func text(for words: [String], verbs: [Verb] = Verb.all) -> String {
    if let verb = verbs.first(where: { $0.path == words }) { return text(for: verb) }
    let verbs = verbs.filter { $0.path.starts(with: words) }
    var lines: [String] = []
    if words.isEmpty {
      lines += [
        "holdfast: does your screen keep the user's edits on every platform version?", "",
        "Usage: holdfast <verb> [flags]", "",
      ]
    }
    lines += table(verbs.map { ($0.name, $0.summary) })
    if words.isEmpty {
      lines += [
        "", "  help [verb]     Show help.", "  --version       Show the version.", "",
        "Exit codes: 0 as expected, 1 not as expected, 2 wrong usage or bad input,",
        "3 the harness's own fault, 130 interrupted.",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(for verb: Verb) -> String {
    let operands = verb.operands.map { $0.isRequired ? " \($0.name)" : " [\($0.name)]" }.joined()
    var lines = [
      verb.summary, "", "Usage: holdfast \(verb.name)\(operands) [flags]", "",
    ]
    lines += table(
      (verb.flags + [.help]).map { flag in
        let value = flag.placeholder.map { " \($0)" } ?? ""
        return (flag.name + value, flag.summary + (flag.isRepeatable ? " Repeatable." : ""))
      })
    lines += ["", "Example:", "  \(verb.example)"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Two columns; a summary that does not fit goes on below itself.
  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = (rows.map { TextWidth.of($0.0) }.max() ?? 0) + 2
    return rows.flatMap { name, summary -> [String] in
      let lines = TextWidth.wrapped(summary, to: MatrixTable.width - width - 2)
      return lines.enumerated().map { index, line in
        "  " + TextWidth.fitted(index == 0 ? name : "", to: width) + line
      }
    }
  }
}

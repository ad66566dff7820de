/// Text made safe for a Markdown document.
enum MarkdownText {
  /// Text that shows as it is, in a paragraph or in a cell of a table.
  static func plain(_ text: String) -> String {
    var result = ""
    for character in oneLine(text) {
      if "\\`*_[]<>|#".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// Text in a code span, with a fence that is longer than any run of backticks in it.
  static func code(_ text: String) -> String {
    let text = oneLine(text)
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let space = longest > 0 || text.isEmpty ? " " : ""
    return fence + space + text + space + fence
  }

  /// The text with every line break and control character shown as one space.
  private static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }))
  }
}

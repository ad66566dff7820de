/// The body of a closure, with the declarations in it that are marked with an attribute.
struct ClosureBody {
  /// The marked declarations, without the mark.
  private(set) var marked: [String] = []
  /// The rest, with the line breaks of what was taken out.
  private(set) var rest = ""
  /// The byte of a mark that is not at the top level.
  private(set) var nestedMark: Int?
  /// Whether the closure names parameters or captures.
  private(set) var hasSignature = false

  /// Reads a closure, from its brace on.
  init(_ source: SourceText, tokens range: Range<Int>, mark: String) {
    let (first, last) = (range.lowerBound, range.upperBound - 1)
    hasSignature = Self.hasSignature(source, first + 1..<last)
    var index = first + 1
    var copied = source.tokens[first].range.upperBound
    while index < last {
      if source.text(at: index) == "@", source.text(at: index + 1) == mark {
        var end = Self.end(ofDeclarationAt: index, in: source, before: last)
        marked.append(source.text(tokens: index + 2..<end))
        // What separated the declaration from the next statement goes with it.
        if end < last, source.text(at: end) == ";" { end += 1 }
        let start = source.tokens[index].range.lowerBound
        let stop = source.tokens[end - 1].range.upperBound
        rest += source.text(copied..<start)
        rest += String(repeating: "\n", count: source.bytes[start..<stop].count { $0 == 10 })
        copied = stop
        index = end
      } else if source.tokens[index].kind == .opening {
        let end = source.afterBracket(at: index)
        let nested = (index..<end).first {
          source.text(at: $0) == "@" && source.text(at: $0 + 1) == mark
        }
        nestedMark = nestedMark ?? nested.map { source.tokens[$0].range.lowerBound }
        index = end
      } else {
        index += 1
      }
    }
    rest += source.text(copied..<source.tokens[last].range.lowerBound)
  }

  private static func hasSignature(_ source: SourceText, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.text(at: index) == "in" { return true }
      if index > range.lowerBound, source.tokens[index].startsLine { return false }
      index =
        source.tokens[index].kind == .opening ? source.afterBracket(at: index) : index + 1
    }
    return false
  }

  /// A declaration goes on until a line begins that cannot continue it.
  private static func end(
    ofDeclarationAt start: Int, in source: SourceText, before last: Int
  ) -> Int {
    var index = start
    var isNamed = false
    while index < last {
      let token = source.tokens[index]
      let text = source.text(at: index)
      if text == ";" { return index }
      if isNamed, token.startsLine, !continues(source, index) { return index }
      if text == "var" || text == "let" {
        isNamed = true
        index += 2
        continue
      }
      index = token.kind == .opening ? source.afterBracket(at: index) : index + 1
    }
    return min(index, last)
  }

  private static func continues(_ source: SourceText, _ index: Int) -> Bool {
    let before = source.tokens[index - 1]
    let textBefore = source.text(at: index - 1)
    // `Int?` and `x!` end with an operator that nothing follows.
    let isPostfix = ["?", "!", "??"].contains(textBefore) && source.isAdjacent(index - 1)
    if before.kind == .operator, !isPostfix { return true }
    if [",", ":", ".", "as", "is", "in"].contains(textBefore) { return true }
    let text = source.text(at: index)
    if source.tokens[index].kind == .operator { return text != "&" && text != "!" && text != "-" }
    return [".", ":", ",", "{", "as", "is"].contains(text)
  }
}

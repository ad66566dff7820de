/// A use of a freestanding macro: `#Preview("name", traits: .portrait) { … }`.
struct MacroCall {
  /// What stands between the parentheses; empty without them.
  var arguments = ""
  /// The bytes of the `#`.
  var start = 0
  /// The tokens of the trailing closure, or of a closure that is the argument `body`.
  var closure: Range<Int>?
  /// Whether something is passed as the body: a closure, or an argument of that name.
  var hasBody = false
  /// The arguments other than a closure `body`, for a call with another closure.
  var argumentsBesideBody = ""

  init(_ source: SourceText) {
    var index = source.afterAttributes(at: 0)
    guard source.text(at: index) == "#" else { return }
    start = source.tokens[index].range.lowerBound
    index = source.afterName(at: index + 1)
    if source.text(at: index) == "(" {
      let end = source.afterBracket(at: index)
      let inside = index + 1..<max(index + 1, end - 1)
      arguments = source.text(tokens: inside)
      read(inside, of: source)
      index = end
    }
    if source.text(at: index) == "{" {
      closure = index..<source.afterBracket(at: index)
      hasBody = true
      argumentsBesideBody = arguments
    }
  }

  private mutating func read(_ range: Range<Int>, of source: SourceText) {
    var kept: [String] = []
    var start = range.lowerBound
    var index = start
    while index <= range.upperBound {
      if index == range.upperBound || source.text(at: index) == "," {
        if start < index {
          if source.text(at: start) == "body", source.text(at: start + 1) == ":" {
            hasBody = true
            if source.text(at: start + 2) == "{" { closure = start + 2..<index }
          } else {
            kept.append(source.text(tokens: start..<index))
          }
        }
        start = index + 1
        index += 1
      } else if source.tokens[index].kind == .opening {
        index = source.afterBracket(at: index)
      } else {
        index += 1
      }
    }
    argumentsBesideBody = kept.joined(separator: ", ")
  }
}

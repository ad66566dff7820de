/// The condition of an `#if` or `#elseif`, and what it is for an app on iOS.
struct BuildCondition {
  /// The modules that only other platforms have.
  static let foreignModules: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit"]
  /// The modules that iOS has and the headless runtime stands for.
  static let surfaceModules: Set<String> = ["UIKit", "SwiftUI", "Combine"]
  private static let foreignSystems: Set<String> = [
    "macOS", "OSX", "tvOS", "watchOS", "visionOS", "xrOS",
  ]

  /// The tokens of the condition that are no trivia.
  let tokens: [Int]
  private let source: SourceText

  /// The condition behind a directive: the rest of its line, and the next lines of an expression
  /// that goes on.
  init(after directive: Int, in source: SourceText) {
    self.source = source
    var tokens: [Int] = []
    var index = directive + 1
    var depth = 0
    while index < source.tokens.count {
      if source.isKind(index, .newline) {
        let goesOn =
          depth > 0
          || tokens.last.map { source.isWord($0, "||") || source.isWord($0, "&&") } ?? false
        if !goesOn { break }
      } else if !source.tokens[index].isTrivia {
        if source.isKind(index, .directive) { break }
        depth += source.isWord(index, "(") ? 1 : source.isWord(index, ")") ? -1 : 0
        tokens.append(index)
      }
      index += 1
    }
    self.tokens = tokens
  }

  /// A question in the condition whose answer is known for an app on iOS.
  struct Answer {
    var tokens: ClosedRange<Int>
    var value: Bool
  }

  /// The questions of the platform: `os(iOS)`, `canImport(UIKit)`.
  var answers: [Answer] {
    var answers: [Answer] = []
    for (offset, index) in tokens.enumerated() where offset + 3 < tokens.count {
      guard source.isWord(tokens[offset + 1], "("), source.isWord(tokens[offset + 3], ")"),
        offset == 0 || !source.isWord(tokens[offset - 1], "."),
        let value = Self.answer(source.text(index), of: source.text(tokens[offset + 2]))
      else { continue }
      answers.append(Answer(tokens: index...tokens[offset + 3], value: value))
    }
    return answers
  }

  private static func answer(_ question: String, of name: String) -> Bool? {
    switch question {
    case "os":
      if name == "iOS" { return true }
      return foreignSystems.contains(name) ? false : nil
    case "canImport":
      if surfaceModules.contains(name) { return true }
      return foreignModules.contains(name) ? false : nil
    default: return nil
    }
  }

  /// Whether the condition asks for a module.
  func asks(forModule name: String) -> Bool {
    tokens.indices.dropLast(2).contains { offset in
      source.isWord(tokens[offset], "canImport") && source.isWord(tokens[offset + 2], name)
    }
  }

  /// What the condition is, if that can be told: a conjunction, disjunction or negation of answers.
  var value: Bool? {
    var position = 0
    let value = disjunction(&position)
    return position == tokens.count ? value : nil
  }

  private func disjunction(_ position: inout Int) -> Bool? {
    var value = conjunction(&position)
    while position < tokens.count, source.isWord(tokens[position], "||") {
      position += 1
      let other = conjunction(&position)
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private func conjunction(_ position: inout Int) -> Bool? {
    var value = atom(&position)
    while position < tokens.count, source.isWord(tokens[position], "&&") {
      position += 1
      let other = atom(&position)
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  /// Negations are counted and parentheses not entered: no depth of nesting matters.
  private func atom(_ position: inout Int) -> Bool? {
    var isNegated = false
    while position < tokens.count, source.isWord(tokens[position], "!") {
      isNegated.toggle()
      position += 1
    }
    guard position < tokens.count else { return nil }
    let start = tokens[position]
    var value: Bool?
    if source.isWord(start, "true") { value = true }
    if source.isWord(start, "false") { value = false }
    position += 1
    if position < tokens.count, source.isWord(tokens[position], "("),
      let close = source.partner(of: tokens[position])
    {
      if position + 1 < tokens.count {
        value = Self.answer(source.text(start), of: source.text(tokens[position + 1]))
      }
      while position < tokens.count, tokens[position] <= close { position += 1 }
    } else if source.isWord(start, "("), let close = source.partner(of: start) {
      while position < tokens.count, tokens[position] <= close { position += 1 }
    }
    return value.map { $0 != isNegated }
  }
}

/// The branches of `#if` around each place.
struct BuildBranches {
  private struct Branch {
    var condition: BuildCondition?
    /// Whether the code is compiled; nil when it cannot be told.
    var isTaken: Bool?
    /// Whether an earlier branch of the same `#if` is.
    var isEarlierTaken: Bool?
  }

  private let source: SourceText
  private var open: [Branch] = []
  private var position = 0

  init(_ source: SourceText) { self.source = source }

  /// Goes on to a token further down.
  mutating func advance(to index: Int) {
    while position < index {
      defer { position += 1 }
      guard source.isKind(position, .directive) else { continue }
      switch source.text(position) {
      case "#if":
        let condition = BuildCondition(after: position, in: source)
        open.append(
          Branch(condition: condition, isTaken: condition.value, isEarlierTaken: false))
      case "#elseif", "#else":
        guard let last = open.popLast() else { continue }
        let isElse = source.isWord(position, "#else")
        let condition = isElse ? nil : BuildCondition(after: position, in: source)
        let isEarlierTaken: Bool? =
          last.isEarlierTaken == true || last.isTaken == true
          ? true : last.isTaken == nil ? nil : last.isEarlierTaken
        let own = isElse ? true : condition?.value
        let isTaken: Bool? =
          isEarlierTaken == true || own == false ? false : isEarlierTaken == nil ? nil : own
        open.append(
          Branch(condition: condition, isTaken: isTaken, isEarlierTaken: isEarlierTaken))
      case "#endif": _ = open.popLast()
      default: break
      }
    }
  }

  /// Whether the code here is not compiled.
  var isLeftOut: Bool { open.contains { $0.isTaken == false } }

  /// Whether the code here is compiled only where a module is.
  func isGuarded(byModule name: String) -> Bool {
    open.contains { $0.condition?.asks(forModule: name) == true }
  }
}

/// A word, a literal or a mark of Swift source.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword, also in backticks.
    case word
    /// A number or a string, with everything that is interpolated into it.
    case literal
    case opening, closing
    /// One of `, : ; @ # .`
    case mark
    /// A run of operator characters.
    case `operator`
  }
  var kind: Kind
  /// In bytes.
  var range: Range<Int>
  /// Whether it is the first one on its line.
  var startsLine: Bool
}

/// A piece of Swift source code, by its place in the file's bytes.
package struct Token: Hashable, Sendable {
  /// What a piece is, as far as it can be told without parsing.
  package enum Kind: UInt8, Sendable, CaseIterable {
    /// Spaces and tabs.
    case whitespace
    /// One end of a line: `\n`, `\r\n` or `\r`.
    case newline
    case lineComment
    /// A comment with those nested in it.
    case blockComment
    /// A name or a keyword, also `$0`.
    case identifier
    /// A name in backticks, with them.
    case quotedIdentifier
    /// A `#` with the name behind it: `#if`, `#available`, `#selector`.
    case directive
    case number
    /// The opening quotes of a string literal, with the `#` before them.
    case stringStart
    /// Characters of a string literal, escapes among them, as they are written.
    case stringText
    /// The closing quotes, with the `#` behind them.
    case stringEnd
    /// The `\(` of an interpolation, with the `#` in it.
    case interpolationStart
    /// The `)` that ends an interpolation.
    case interpolationEnd
    /// A regular expression literal as a whole.
    case regex
    case operatorSign
    /// One of `( ) [ ] { } , ; : . @ \`.
    case punctuation
    /// A byte that begins nothing.
    case other
  }

  package var kind: Kind
  /// Where the piece is in the bytes; never empty.
  package var range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  /// Whether the piece means nothing to the compiler.
  package var isTrivia: Bool { kind.rawValue <= Kind.blockComment.rawValue }
}

/// A change of a file: bytes that are replaced.
package struct SourceEdit: Hashable, Sendable {
  package var range: Range<Int>
  package var replacement: [UInt8]
  /// What the change is for.
  package var kind: RewriteKind
  /// The line that it is on, from 1.
  package var line: Int

  /// Replaces tokens by code with a place in it for the ends of lines that the tokens held: lines
  /// keep their numbers.
  package init(
    _ kind: RewriteKind, in source: SourceText, _ tokens: ClosedRange<Int>, by text: String,
    closing: String = ""
  ) {
    range =
      source.tokens[tokens.lowerBound].range
      .lowerBound..<source.tokens[tokens.upperBound].range.upperBound
    replacement = Array(text.utf8) + source.bytes[range].lineEnds.joined() + Array(closing.utf8)
    self.kind = kind
    line = source.line(of: tokens.lowerBound)
  }

  /// Takes tokens out, with the blanks that would be left over.
  package init(_ kind: RewriteKind, in source: SourceText, removing tokens: ClosedRange<Int>) {
    self.init(kind, in: source, tokens, by: "")
    let after = source.bytes[range.upperBound...].prefix(while: \.isBlank).endIndex
    let before = source.bytes[..<range.lowerBound].last
    if before.map({ $0.isBlank || $0.isLineEnd }) ?? true {
      range = range.lowerBound..<after
      // Nothing else on the line: the indentation goes, too.
      if source.bytes[after...].first.map(\.isLineEnd) ?? true {
        let start = source.bytes[..<range.lowerBound].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
        range = start..<after
      }
    } else if after == range.upperBound, replacement.isEmpty {
      // What stood on both sides must not become one word.
      replacement = [Byte.space]
    }
  }
}

extension SourceText {
  /// The bytes with changes made; where two overlap, the first is made alone.
  package func applying(_ edits: [SourceEdit]) -> (bytes: [UInt8], made: [SourceEdit]) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var made: [SourceEdit] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.replacement
      position = edit.range.upperBound
      made.append(edit)
    }
    return (result + bytes[position...], made)
  }
}

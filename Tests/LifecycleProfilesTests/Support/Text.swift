extension String {
  /// The first place of a text.
  package func firstRange(of text: String) -> Range<Index>? { ranges(of: text).first }

  /// The text with one part replaced.
  package func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}

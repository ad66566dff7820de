extension Tokenizer {
  /// Reads the opening quotes of a string literal.
  mutating func openString(hashes: Int) {
    let isMultiline = isMultilineStart(hashes: hashes)
    strings.append(OpenString(hashes: hashes, isMultiline: isMultiline))
    add(.stringStart, to: position + hashes + (isMultiline ? 3 : 1))
  }

  private func isMultilineStart(hashes: Int) -> Bool {
    guard (0..<3).allSatisfy({ byte(hashes + $0) == Byte.quote }) else { return false }
    guard hashes > 0 else { return true }
    // `#"""#` is a literal of one line that holds one quote.
    var index = position + hashes + 1
    while index < bytes.count, !bytes[index].isLineEnd {
      index += 1
      if bytes[index - 1] == Byte.quote, hasHashes(hashes, at: index) { return false }
    }
    return true
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == Byte.hash }
  }

  /// Reads text up to the end of the literal, the next interpolation, or the end of the line of a
  /// literal that nobody closed.
  mutating func readText(of string: OpenString) {
    var index = position
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isLineEnd, !string.isMultiline {
        addText(to: index)
        strings.removeLast()
        return
      }
      if byte == Byte.quote, isEnd(of: string, at: index) {
        addText(to: index)
        strings.removeLast()
        add(.stringEnd, to: index + (string.isMultiline ? 3 : 1) + string.hashes)
        return
      }
      guard byte == Byte.backslash, hasHashes(string.hashes, at: index + 1) else {
        index += 1
        continue
      }
      let escaped = index + 1 + string.hashes
      if escaped < bytes.count, bytes[escaped] == Byte.open {
        addText(to: index)
        strings[strings.count - 1].parentheses = 1
        add(.interpolationStart, to: escaped + 1)
        return
      }
      // The escaped character is text whatever it is, except the end of the line.
      index = escaped < bytes.count && !bytes[escaped].isLineEnd ? escaped + 1 : escaped
    }
    addText(to: bytes.count)
  }

  private mutating func addText(to end: Int) {
    if end > position { add(.stringText, to: end) }
  }

  private func isEnd(of string: OpenString, at index: Int) -> Bool {
    let quotes = string.isMultiline ? 3 : 1
    guard index + quotes <= bytes.count,
      bytes[index..<index + quotes].allSatisfy({ $0 == Byte.quote })
    else { return false }
    return hasHashes(string.hashes, at: index + quotes)
  }
}

/// What the keyboard corrects: a few slips of the finger, and only in the last word.
enum Correction {
  /// The text with its last word corrected; nil when there is nothing to correct.
  static func ofLastWord(in text: String) -> String? {
    // A longer word is none of those that are corrected.
    let end = text.suffix(longest + 1)
    let start = end.lastIndex { !$0.isLetter }
    guard start != nil || end.count <= longest else { return nil }
    let word = start.map { end[end.index(after: $0)...] } ?? end
    return words[String(word)].map { text.dropLast(word.count) + $0 }
  }

  private static let longest = 7
  private static let words = [
    "teh": "the", "adn": "and", "hte": "the", "recieve": "receive", "wierd": "weird",
  ]
}

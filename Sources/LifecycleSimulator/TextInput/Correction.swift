/// What the keyboard corrects: a few slips of the finger, and only in the last word.
enum Correction {
  /// The text with its last word corrected; nil when there is nothing to correct.
  static func ofLastWord(in text: String) -> String? {
    var word = ""
    for character in text.reversed() {
      guard character.isLetter else { break }
      word.insert(character, at: word.startIndex)
    }
    return words[word].map { text.dropLast(word.count) + $0 }
  }

  private static let words = [
    "teh": "the", "adn": "and", "hte": "the", "recieve": "receive", "wierd": "weird",
  ]
}

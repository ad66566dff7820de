/// What an input method makes of keys.
package enum InputMethod {
  /// Composed text after one more key: dead keys and Korean letters join, others follow.
  package static func text(_ composed: String, adding key: Character) -> String {
    guard let last = composed.last, let joined = joined(last, key) else {
      return composed + String(key)
    }
    return composed.dropLast() + String(joined)
  }

  private static func joined(_ last: Character, _ key: Character) -> Character? {
    if let accent = accents[last] {
      guard key.isLetter else { return nil }
      return Character(String(key) + accent)
    }
    guard let lead = leads.firstIndex(of: last), let scalar = key.unicodeScalars.first,
      key.unicodeScalars.count == 1, (0x314F...0x3163).contains(scalar.value)
    else { return nil }
    let vowel = scalar.value - 0x314F
    return Unicode.Scalar(0xAC00 + (UInt32(lead) * 21 + vowel) * 28).map(Character.init)
  }

  /// Keys that wait for a letter, with the accent that they put on it.
  private static let accents: [Character: String] = [
    "¨": "\u{308}", "´": "\u{301}", "`": "\u{300}", "ˆ": "\u{302}", "˜": "\u{303}",
  ]
  /// The consonants that begin a Korean syllable, in the order of the syllables.
  private static let leads = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")

  /// The keys of a Latin keyboard that make a kana; nothing for other characters.
  package static func latinKeys(for kana: Character) -> [Character] {
    for (consonant, row) in latinRows {
      guard let place = row.firstIndex(of: kana) else { continue }
      let vowel = Array("aiueo")[place]
      return consonant.map { [$0, vowel] } ?? [vowel]
    }
    return kana == "ん" ? ["n"] : []
  }

  private static let latinRows: [(Character?, [Character])] = [
    (nil, Array("あいうえお")), ("k", Array("かきくけこ")), ("s", Array("さしすせそ")),
    ("t", Array("たちつてと")), ("n", Array("なにぬねの")), ("h", Array("はひふへほ")),
    ("m", Array("まみむめも")), ("y", Array("や゠ゆ゠よ")), ("r", Array("らりるれろ")),
    ("w", Array("わ゠゠゠を")),
  ]

  /// What a key with several kana shows at each touch until it is the one that is wanted.
  package static func touches(for kana: Character) -> [Character] {
    for row in touchRows {
      if let place = row.firstIndex(of: kana) { return Array(row[...place]) }
    }
    return [kana]
  }

  private static let touchRows: [[Character]] = [
    "あいうえお", "かきくけこ", "さしすせそ", "たちつてと", "なにぬねの", "はひふへほ", "まみむめも",
    "やゆよ", "らりるれろ", "わをん",
  ].map(Array.init)
}

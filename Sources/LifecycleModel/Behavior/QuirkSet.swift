/// A set of quirks of one behavior, as bits.
public struct QuirkSet: Hashable, Sendable {
  /// The most quirks that one behavior can have: eight words of bits.
  public static let capacity = 512
  public private(set) var words: [UInt64]

  public init() { words = [] }
  public init(words: [UInt64]) { self.words = words }

  /// Adds a quirk; returns whether it was new. `QuirkIndex.none` is never added.
  @discardableResult public mutating func insert(_ quirk: QuirkIndex) -> Bool {
    guard quirk.isQuirk else { return false }
    let (word, bit) = (Int(quirk.rawValue) / 64, UInt64(1) << UInt64(Int(quirk.rawValue) % 64))
    while words.count <= word { words.append(0) }
    guard words[word] & bit == 0 else { return false }
    words[word] |= bit
    return true
  }

  public func contains(_ quirk: QuirkIndex) -> Bool {
    guard quirk.isQuirk, Int(quirk.rawValue) / 64 < words.count else { return false }
    return words[Int(quirk.rawValue) / 64] & (1 << UInt64(Int(quirk.rawValue) % 64)) != 0
  }

  public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// The quirks in ascending order.
  public var indices: [QuirkIndex] {
    words.indices.flatMap { word in
      (0..<64).lazy.filter { words[word] & (1 << UInt64($0)) != 0 }.map {
        QuirkIndex(word * 64 + $0)
      }
    }
  }
}

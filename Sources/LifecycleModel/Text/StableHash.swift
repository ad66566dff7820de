/// A hash that is the same in every process and on every machine: FNV-1a, 64 bits, incremental.
///
/// For digests and for telling states apart; not for anything that an adversary may feed.
package struct StableHash: Hashable, Sendable {
  /// The digest of what was combined so far.
  package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package mutating func combine(byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  package mutating func combine(bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte: byte) }
  }

  /// Combines a string's UTF-8; a byte that UTF-8 never holds ends it, so that `ab`+`c` differs
  /// from `a`+`bc`.
  package mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(bytes: $0) }
    combine(byte: 0xff)
  }

  package mutating func combine(_ number: UInt64) {
    var number = number
    for _ in 0..<8 {
      combine(byte: UInt8(truncatingIfNeeded: number))
      number >>= 8
    }
  }

  package mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  /// Sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The digits for one text's UTF-8, without anything added.
  package static func hexadecimal(of text: String) -> String {
    var hash = StableHash()
    hash.combine(bytes: text.utf8)
    return hash.hexadecimal
  }
}

/// Appends values to bytes in a compact form: what a child sends to its parent.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func reset() { bytes.removeAll(keepingCapacity: true) }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// Seven bits a byte, the lowest first; small numbers are short.
  mutating func number(_ value: Int) { word(UInt64(bitPattern: Int64(value))) }

  mutating func word(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Four bytes, the lowest first, wherever their value stands.
  mutating func fixed(_ value: UInt32) {
    for shift in stride(from: 0 as UInt32, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }

  mutating func fixed(_ value: UInt32, at offset: Int) {
    for index in 0..<4 {
      bytes[offset + index] = UInt8(truncatingIfNeeded: value >> UInt32(index * 8))
    }
  }

  mutating func text(_ value: String) {
    number(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }

  mutating func text(_ value: String?) {
    guard let value else { return byte(0) }
    byte(1)
    text(value)
  }

  mutating func list<Element>(_ values: [Element], _ write: (inout Self, Element) -> Void) {
    number(values.count)
    for value in values { write(&self, value) }
  }
}

/// Reads what a `ByteWriter` wrote; everything that does not fit reads as `nil`.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    self.position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }
  /// What was not read yet.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  mutating func byte() -> UInt8? {
    guard position < bytes.endIndex else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func word() -> UInt64? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while let next = byte(), shift < 64 {
      value |= UInt64(next & 0x7f) << shift
      if next & 0x80 == 0 { return value }
      shift += 7
    }
    return nil
  }

  mutating func number() -> Int? { word().map { Int(Int64(bitPattern: $0)) } }

  mutating func fixed() -> UInt32? {
    guard bytes.endIndex - position >= 4 else { return nil }
    defer { position += 4 }
    return (0..<4).reduce(0) { $0 | UInt32(bytes[position + $1]) << UInt32($1 * 8) }
  }

  mutating func text() -> String? {
    guard let count = number(), count >= 0, count <= bytes.endIndex - position else { return nil }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  mutating func optionalText() -> String?? {
    guard let flag = byte() else { return nil }
    return flag == 0 ? .some(nil) : text().map { .some($0) }
  }

  mutating func list<Element>(_ read: (inout Self) -> Element?) -> [Element]? {
    guard let count = number(), count >= 0, count <= bytes.endIndex - position else { return nil }
    var values: [Element] = []
    values.reserveCapacity(count)
    for _ in 0..<count {
      guard let value = read(&self) else { return nil }
      values.append(value)
    }
    return values
  }
}

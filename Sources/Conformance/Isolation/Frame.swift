/// One message from a child to its parent: a length, a checksum, a kind, a cell, and what it says.
///
/// The checksum tells the parent when an app wrote into a descriptor that is not its own.
struct Frame {
  enum Kind: UInt8 {
    /// The cell is done; the body is its `CellOutcome`.
    case outcome = 1
    /// Something to keep even if the cell dies: a line of its trace.
    case note = 2
  }

  var kind: Kind
  var cell: Int
  var body: ArraySlice<UInt8>

  /// Length and checksum.
  static let headerSize = 8
  /// No honest frame is longer: a finding is a few hundred bytes.
  static let largestSize = 64 << 20

  /// Puts a frame into an empty writer.
  static func write(
    _ kind: Kind, cell: Int, to writer: inout ByteWriter, body: (inout ByteWriter) -> Void
  ) {
    writer.reset()
    writer.fixed(0)
    writer.fixed(0)
    writer.byte(kind.rawValue)
    writer.number(cell)
    body(&writer)
    writer.fixed(UInt32(writer.bytes.count - headerSize), at: 0)
    writer.fixed(checksum(of: writer.bytes[headerSize...]), at: 4)
  }

  /// What stands at the front of a stream of bytes.
  enum Reading {
    case frame(Frame, next: Int)
    case incomplete
    /// These bytes were not written by the harness.
    case broken
  }

  static func read(_ bytes: ArraySlice<UInt8>) -> Reading {
    var header = ByteReader(bytes)
    guard let size = header.fixed(), let sum = header.fixed() else { return .incomplete }
    guard size >= 2, size <= largestSize else { return .broken }
    let start = bytes.startIndex + headerSize
    guard bytes.endIndex - start >= Int(size) else { return .incomplete }
    let content = bytes[start..<start + Int(size)]
    var reader = ByteReader(content)
    guard checksum(of: content) == sum, let kind = reader.byte().flatMap(Kind.init(rawValue:)),
      let cell = reader.number()
    else { return .broken }
    return .frame(
      Frame(kind: kind, cell: cell, body: reader.rest), next: start + Int(size))
  }

  /// FNV-1a over the bytes.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 2_166_136_261
    for byte in bytes { sum = (sum ^ UInt32(byte)) &* 16_777_619 }
    return sum
  }
}

import LifecycleModel

/// Reads JSON exactly as RFC 8259 defines it, and nothing else.
///
/// Stricter than the standard where it leaves a choice: a byte order mark and a repeated key are
/// faults, and so is a depth of more than `depthLimit`, which keeps the stack safe.
package struct JSONParser {
  /// Deeper than any file format of this project by an order of magnitude.
  package static let depthLimit = 64

  let file: String
  let bytes: [UInt8]
  var index = 0
  var path: [String] = []

  init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  /// Parses a whole file; throws the first fault.
  package static func parse(_ bytes: [UInt8], file: String) throws(InputFault) -> JSONDocument {
    var parser = JSONParser(file: file, bytes: bytes)
    return JSONDocument(file: file, bytes: bytes, root: try parser.document())
  }

  private mutating func document() throws(InputFault) -> JSONNode {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { throw fault(.byteOrderMark, at: 0) }
    try checkEncoding()
    try skipSpace()
    if index == bytes.count { throw fault(.emptyFile) }
    let root = try value(depth: 0, expected: "a value")
    try skipSpace()
    if index < bytes.count { throw fault(.contentAfterEnd(found: here)) }
    return root
  }

  func fault(_ problem: InputFault.Problem, at offset: Int? = nil) -> InputFault {
    InputFault(
      problem,
      at: JSONDocument.place(file: file, bytes: bytes, offset: offset ?? index, pointer: path))
  }

  /// What stands at the position, in quotes.
  var here: String {
    guard index < bytes.count else { return "the end of the file" }
    var end = index + 1
    while end < bytes.count, bytes[end] & 0xc0 == 0x80 { end += 1 }
    return Wording.quoted(String(decoding: bytes[index..<end], as: UTF8.self))
  }

  mutating func skipSpace() throws(InputFault) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0a, 0x0d: index += 1
      case UInt8(ascii: "/"): throw fault(.comment)
      default: return
      }
    }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  func mismatch(_ expected: String) -> InputFault {
    index < bytes.count
      ? fault(.unexpectedCharacter(found: here, expected: expected))
      : fault(.unexpectedEnd(expected: expected))
  }

  private mutating func value(depth: Int, expected: String) throws(InputFault) -> JSONNode {
    guard index < bytes.count else { throw mismatch(expected) }
    let start = index
    switch bytes[index] {
    case UInt8(ascii: "{"):
      return JSONNode(content: .object(try members(depth: depth)), offset: start)
    case UInt8(ascii: "["):
      return JSONNode(content: .array(try elements(depth: depth)), offset: start)
    case UInt8(ascii: "\""): return JSONNode(content: .string(try string()), offset: start)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(content: .number(try number()), offset: start)
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return JSONNode(content: try literal(), offset: start)
    default: throw mismatch(expected)
    }
  }

  private mutating func elements(depth: Int) throws(InputFault) -> [JSONNode] {
    if depth >= Self.depthLimit { throw fault(.tooDeep(limit: Self.depthLimit)) }
    index += 1
    var elements: [JSONNode] = []
    try skipSpace()
    if take("]") { return elements }
    while true {
      path.append(String(elements.count))
      elements.append(try value(depth: depth + 1, expected: "a value or \"]\""))
      path.removeLast()
      try skipSpace()
      if take("]") { return elements }
      let comma = index
      guard take(",") else { throw mismatch("\",\" or \"]\"") }
      try skipSpace()
      if index < bytes.count, bytes[index] == UInt8(ascii: "]") {
        throw fault(.trailingComma(in: "list"), at: comma)
      }
    }
  }

  private mutating func members(depth: Int) throws(InputFault) -> [JSONMember] {
    if depth >= Self.depthLimit { throw fault(.tooDeep(limit: Self.depthLimit)) }
    index += 1
    var members: [JSONMember] = []
    var offsets: [String: Int] = [:]
    try skipSpace()
    if take("}") { return members }
    while true {
      let keyOffset = index
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
        throw mismatch(members.isEmpty ? "a key in quotes or \"}\"" : "a key in quotes")
      }
      let key = try string()
      path.append(key)
      if let first = offsets.updateValue(keyOffset, forKey: key) {
        let line = JSONDocument.place(file: file, bytes: bytes, offset: first, pointer: nil).line
        throw fault(.duplicateKey(key, firstLine: line ?? 1), at: keyOffset)
      }
      try skipSpace()
      guard take(":") else { throw mismatch("\":\"") }
      try skipSpace()
      members.append(
        JSONMember(
          key: key, keyOffset: keyOffset, value: try value(depth: depth + 1, expected: "a value")))
      path.removeLast()
      try skipSpace()
      if take("}") { return members }
      let comma = index
      guard take(",") else { throw mismatch("\",\" or \"}\"") }
      try skipSpace()
      if index < bytes.count, bytes[index] == UInt8(ascii: "}") {
        throw fault(.trailingComma(in: "object"), at: comma)
      }
    }
  }
}

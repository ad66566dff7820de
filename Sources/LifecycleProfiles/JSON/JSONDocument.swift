import LifecycleModel

/// A parsed JSON file that remembers where each value stands.
package struct JSONDocument: Sendable {
  /// The file as the user would name it.
  package let file: String
  package let bytes: [UInt8]
  package let root: JSONNode

  /// The place of a byte.
  package func place(offset: Int, pointer: [String]? = nil) -> InputPlace {
    JSONDocument.place(file: file, bytes: bytes, offset: offset, pointer: pointer)
  }

  /// The place of the value at a path; of the nearest value around it when there is none.
  package func place(of path: [String]) -> InputPlace {
    var node = root
    for component in path {
      switch node.content {
      case .object(let members):
        guard let member = members.first(where: { $0.key == component }) else { break }
        node = member.value
        continue
      case .array(let elements):
        guard let index = Int(component), elements.indices.contains(index) else { break }
        node = elements[index]
        continue
      default: break
      }
      break
    }
    return place(offset: node.offset, pointer: path)
  }

  static func place(file: String, bytes: [UInt8], offset: Int, pointer: [String]?) -> InputPlace {
    var (line, column) = (1, 1)
    for byte in bytes[..<min(offset, bytes.count)] {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xc0 != 0x80 {
        column += 1
      }
    }
    return InputPlace(
      file: file, line: line, column: column, pointer: pointer.map(Self.text(of:)))
  }

  /// The path as a JSON pointer in a fragment: `#/delivery/0/effect`.
  static func text(of path: [String]) -> String {
    "#"
      + path.map { component in
        var text = "/"
        for character in component {
          switch character {
          case "~": text += "~0"
          case "/": text += "~1"
          default: text.append(character)
          }
        }
        return text
      }.joined()
  }
}

/// A JSON value with the offset of its first byte.
package struct JSONNode: Sendable {
  package indirect enum Content: Sendable {
    case null
    case bool(Bool)
    /// The number as it is written.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  package var content: Content
  package var offset: Int

  /// The value in words, for messages: `the string "drop"`, `a list`.
  package var words: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let text): "the number \(text)"
    case .string(let text): "the string \(Wording.quoted(text))"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// A key with its value and the offset of the key.
package struct JSONMember: Sendable {
  package var key: String
  package var keyOffset: Int
  package var value: JSONNode
}

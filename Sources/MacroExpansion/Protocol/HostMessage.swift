/// What the compiler asks of a plugin, as far as this one needs it.
///
/// The compiler sends JSON objects with one key, the kind of the message.
package enum HostMessage: Decodable {
  case getCapability
  case expand(ExpansionRequest)
  /// A kind of message that this plugin does not know.
  case other(String)

  private struct Kind: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first else {
      self = .other("an empty message")
      return
    }
    switch kind.stringValue {
    case "getCapability": self = .getCapability
    case "expandFreestandingMacro", "expandAttachedMacro":
      self = .expand(try container.decode(ExpansionRequest.self, forKey: kind))
    default: self = .other(kind.stringValue)
    }
  }
}

/// A use of a macro that the compiler wants expanded.
package struct ExpansionRequest: Decodable {
  package struct MacroName: Decodable {
    package var typeName: String
  }
  package var macro: MacroName
  /// `declaration`, `accessor`, `peer`; nil from a compiler that does not say it.
  package var macroRole: String?
  /// The beginning of names that nobody else declares.
  package var discriminator: String
  /// The use of a freestanding macro.
  package var syntax: SyntaxPiece?
  /// The use of an attached macro, and what it is attached to.
  package var attributeSyntax: SyntaxPiece?
  package var declSyntax: SyntaxPiece?
  /// What the use stands in, from the inside out, without the contents.
  package var lexicalContext: [SyntaxPiece]?
}

/// A piece of the program's source.
package struct SyntaxPiece: Decodable {
  package struct Location: Decodable {
    /// The module and the file's name: `App/Screen.swift`.
    package var fileID: String
    package var fileName: String
    /// In bytes from the beginning of the file.
    package var offset: Int
    package var line: Int
    package var column: Int
  }
  /// With the comments and line breaks that stand before it.
  package var source: String
  /// Where `source` begins.
  package var location: Location
}

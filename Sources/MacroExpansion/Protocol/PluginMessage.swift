/// What a plugin answers.
package enum PluginMessage: Encodable {
  case capability
  case expansion(source: String?, diagnostics: [Diagnostic])

  /// The version of the protocol in which the compiler passes the lexical context.
  private static let protocolVersion = 7

  private enum Kind: String, CodingKey { case getCapabilityResult, expandMacroResult }

  private struct Capability: Encodable {
    struct Version: Encodable {
      var protocolVersion: Int
      var features: [String] = []
    }
    var capability: Version
  }

  private struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic]
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .capability:
      try container.encode(
        Capability(capability: .init(protocolVersion: Self.protocolVersion)),
        forKey: .getCapabilityResult)
    case .expansion(let source, let diagnostics):
      try container.encode(
        Expansion(expandedSource: source, diagnostics: diagnostics), forKey: .expandMacroResult)
    }
  }
}

/// A message about the program, at its place; the compiler prints it as its own.
package struct Diagnostic: Encodable, Equatable {
  package struct Position: Encodable, Equatable {
    package var fileName: String
    package var offset: Int
  }
  /// Parts of the protocol that this plugin leaves empty.
  package struct Nothing: Encodable, Equatable {}

  package var message: String
  package var severity = "error"
  package var position: Position
  package var highlights: [Nothing] = []
  package var notes: [Nothing] = []
  package var fixIts: [Nothing] = []
}

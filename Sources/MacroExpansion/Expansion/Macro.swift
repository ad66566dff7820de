/// A macro: its name in `#externalMacro(module:type:)`, and what a use of it stands for.
protocol Macro: Sendable {
  var name: String { get }
  func expansion(of request: ExpansionRequest) throws(Complaint) -> String
}

/// The macros of this plugin.
package enum Macros {
  private static let all: [any Macro] = [PreviewMacro(), PreviewableMacro(), EntryMacro()]

  /// Answers the compiler.
  package static func answer(to message: HostMessage) -> PluginMessage {
    switch message {
    case .getCapability: .capability
    case .other: .expansion(source: nil, diagnostics: [])
    case .expand(let request): expansion(of: request)
    }
  }

  private static func expansion(of request: ExpansionRequest) -> PluginMessage {
    do throws(Complaint) {
      guard let macro = all.first(where: { $0.name == request.macro.typeName }) else {
        throw Complaint(.unknownMacro(request.macro.typeName), at: request.place)
      }
      return .expansion(source: try macro.expansion(of: request), diagnostics: [])
    } catch {
      return .expansion(source: "", diagnostics: [error.diagnostic])
    }
  }
}

extension ExpansionRequest {
  /// The use of the macro.
  var use: SyntaxPiece? { syntax ?? attributeSyntax }

  /// Where the use begins, behind what comes before it.
  var place: Diagnostic.Position {
    guard let use else { return .init(fileName: "", offset: 0) }
    let first = SourceText(use.source).tokens.first?.range.lowerBound ?? 0
    return use.position(first)
  }
}

extension SyntaxPiece {
  func position(_ byte: Int) -> Diagnostic.Position {
    .init(fileName: location.fileName, offset: location.offset + byte)
  }

  /// The line and the column, from 1, of a byte of the source.
  func lineAndColumn(_ byte: Int) -> (line: Int, column: Int) {
    let before = source.utf8.prefix(byte)
    let breaks = before.count { $0 == 10 }
    let lastBreak = before.lastIndex(of: 10)
    let column = lastBreak.map { before.distance(from: $0, to: before.endIndex) }
    return (location.line + breaks, column ?? location.column + byte)
  }
}

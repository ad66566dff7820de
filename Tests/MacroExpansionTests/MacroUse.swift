import Foundation
import MacroExpansion

/// A use of a macro as the compiler sends it, and the plugin's answer.
struct MacroUse {
  var macro: String
  var role: String
  /// The source of the use, or of what it is attached to.
  var source: String
  /// What it stands in, from the inside out.
  var contexts: [String] = []
  var line = 1
  var column = 1
  var offset = 0

  struct Answer {
    var source: String
    var messages: [String]
    /// In bytes from the beginning of the file.
    var offsets: [Int]
  }

  func answer() throws -> Answer {
    let message = try JSONDecoder().decode(HostMessage.self, from: try json())
    let data = try JSONEncoder().encode(Macros.answer(to: message))
    let reply = try JSONDecoder().decode(Reply.self, from: data).expandMacroResult
    return Answer(
      source: reply.expandedSource ?? "", messages: reply.diagnostics.map(\.message),
      offsets: reply.diagnostics.map(\.position.offset))
  }

  /// A message of the plugin protocol.
  private func json() throws -> Data {
    func piece(_ source: String, at offset: Int) -> [String: Any] {
      [
        "kind": "declaration", "source": source,
        "location": [
          "fileID": "App/Screen.swift", "fileName": "Screen.swift", "offset": offset,
          "line": line, "column": column,
        ],
      ]
    }
    var request: [String: Any] = [
      "macro": ["moduleName": "HeadlessMacros", "typeName": macro, "name": macro],
      "macroRole": role, "discriminator": "$s3App_",
      "lexicalContext": contexts.map { piece($0, at: 0) },
    ]
    let isFreestanding = role == "declaration"
    if isFreestanding {
      request["syntax"] = piece(source, at: offset)
    } else {
      request["attributeSyntax"] = piece(source, at: offset)
      request["declSyntax"] = piece(source, at: offset)
    }
    return try JSONSerialization.data(withJSONObject: [
      isFreestanding ? "expandFreestandingMacro" : "expandAttachedMacro": request
    ])
  }

  private struct Reply: Decodable {
    struct Result: Decodable {
      struct Diagnostic: Decodable {
        struct Position: Decodable { var offset: Int }
        var message: String
        var position: Position
      }
      var expandedSource: String?
      var diagnostics: [Diagnostic]
    }
    var expandMacroResult: Result
  }
}

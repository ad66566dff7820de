/// `#Preview`: a type that the program's previews are found by.
struct PreviewMacro: Macro {
  let name = "PreviewMacro"

  func expansion(of request: ExpansionRequest) throws(Complaint) -> String {
    guard let piece = request.syntax else { return "" }
    let source = SourceText(piece.source)
    let call = MacroCall(source)
    guard call.hasBody else { throw Complaint(.previewWithoutBody, at: request.place) }
    let (line, column) = piece.lineAndColumn(call.start)
    return """
      struct \(Self.uniqueName(request.discriminator)): PreviewRegistry {
        static var fileID: String { \(Self.literal(piece.location.fileID)) }
        static var line: Int { \(line) }
        static var column: Int { \(column) }
        @MainActor static func makePreview() throws -> Self.Preview {
          \(try made(by: call, source, request))
        }
      }
      """
  }

  /// The call that makes the preview.
  private func made(
    by call: MacroCall, _ source: SourceText, _ request: ExpansionRequest
  ) throws(Complaint) -> String {
    guard let closure = call.closure else { return "return Self.Preview(\(call.arguments))" }
    let body = ClosureBody(source, tokens: closure, mark: "Previewable")
    if let byte = body.nestedMark, let piece = request.syntax {
      throw Complaint(.previewableNested, at: piece.position(byte))
    }
    if body.marked.isEmpty {
      return "return Self.Preview(\(call.argumentsBesideBody)) \(source.text(tokens: closure))"
    }
    guard !body.hasSignature else {
      throw Complaint(.previewableWithParameters, at: request.place)
    }
    let properties = body.marked.map { "    \($0)\n" }.joined()
    return """
      struct PreviewContent: View {
      \(properties)    var body: some View {\(body.rest)}
          }
          return Self.Preview(\(call.argumentsBesideBody)) { PreviewContent() }
      """
  }

  /// A name that the compiler counts among those of this expansion alone.
  private static func uniqueName(_ discriminator: String) -> String {
    let name = "PreviewRegistry"
    return "\(discriminator)\(name.utf8.count)\(name)fMu_"
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.flatMap { $0 == "\\" || $0 == "\"" ? ["\\", $0] : [$0] }
    return "\"\(String(escaped))\""
  }
}

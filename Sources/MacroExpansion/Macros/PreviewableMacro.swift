/// `@Previewable`: marks a property that `#Preview` gives to the view it makes of its body.
///
/// It stands for nothing by itself.
struct PreviewableMacro: Macro {
  let name = "PreviewableMacro"

  func expansion(of request: ExpansionRequest) throws(Complaint) -> String {
    let contexts = request.lexicalContext ?? []
    guard let preview = contexts.firstIndex(where: Self.isPreview) else {
      throw Complaint(.previewableOutside, at: request.place)
    }
    // Directly inside the macro's own closure.
    guard preview <= 1 else { throw Complaint(.previewableNested, at: request.place) }
    guard let piece = request.declSyntax else { return "" }
    let property = PropertyDeclaration(SourceText(piece.source))
    guard property.keyword == "var" || property.keyword == "let" else {
      throw Complaint(
        .previewableNotAVariable(property.keyword),
        at: piece.position(property.keywordRange.lowerBound))
    }
    return ""
  }

  private static func isPreview(_ piece: SyntaxPiece) -> Bool {
    let source = SourceText(piece.source)
    let start = source.afterAttributes(at: 0)
    guard source.text(at: start) == "#" else { return false }
    return source.text(at: source.afterName(at: start + 1) - 1) == "Preview"
  }
}

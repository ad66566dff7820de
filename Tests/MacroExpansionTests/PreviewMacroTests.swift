import Testing

@Suite struct PreviewMacroTests {
  private func expansion(_ source: String) throws -> MacroUse.Answer {
    try MacroUse(
      macro: "PreviewMacro", role: "declaration", source: source, line: 12, column: 2
    ).answer()
  }

  @Test func aPreviewIsATypeWithItsPlace() throws {
    #expect(
      try expansion("\n\n#Preview(\"name\", traits: .portrait) {\n  Text(\"a\")\n}").source == """
        struct $s3App_15PreviewRegistryfMu_: PreviewRegistry {
          static var fileID: String { "App/Screen.swift" }
          static var line: Int { 14 }
          static var column: Int { 1 }
          @MainActor static func makePreview() throws -> Self.Preview {
            return Self.Preview("name", traits: .portrait) {
          Text("a")
        }
          }
        }
        """)
  }

  @Test(arguments: [
    ("#Preview { A() }", "() { A() }"),
    ("#Preview(\"a, (b\") { A() }", "(\"a, (b\") { A() }"),
    ("#Preview(\"\\(f(\"}\"))\") { A() }", "(\"\\(f(\"}\"))\") { A() }"),
    ("#Preview(\"a\", body: { A() })", "(\"a\") { A() }"),
    ("#Preview(\"a\", body: make)", "(\"a\", body: make)"),
    ("#SwiftUI.Preview(arguments: [1, 2]) { n in A(n) }", "(arguments: [1, 2]) { n in A(n) }"),
    ("@available(iOS 17, *)\n#Preview { A() }", "() { A() }"),
  ])
  func theCallIsPassedOn(source: String, call: String) throws {
    #expect(try expansion(source).source.contains("    return Self.Preview\(call)\n"))
  }

  @Test func markedPropertiesMoveIntoAView() throws {
    let source = """
      #Preview("a") {
        // The first.
        @Previewable @State var isOn = false
        @Previewable @State var model = Model()
          .with("x }", 1)
        @Previewable
        @FocusState var focus: Bool?
        @Previewable @State var list = [
          1,
        ]; Text("a")
        Toggle("b", isOn: $isOn)
      }
      """
    let expansion = try expansion(source).source
    #expect(expansion.contains("struct PreviewContent: View {\n"))
    for property in [
      "@State var isOn = false\n", "@State var model = Model()\n    .with(\"x }\", 1)\n",
      "@FocusState var focus: Bool?\n", "@State var list = [\n    1,\n  ]\n",
    ] { #expect(expansion.contains("    " + property)) }
    #expect(!expansion.contains("@Previewable"))
    // A semicolon that separates nothing is not Swift.
    #expect(!expansion.contains(";"))
    #expect(expansion.contains(" Text(\"a\")\n  Toggle(\"b\", isOn: $isOn)\n}"))
    #expect(expansion.contains("return Self.Preview(\"a\") { PreviewContent() }"))
  }

  @Test(arguments: [
    ("#Preview", "#Preview needs a body: #Preview { ContentView() }"),
    ("#Preview(\"name\")", "#Preview needs a body: #Preview { ContentView() }"),
    (
      "#Preview(arguments: [1]) { n in\n  @Previewable @State var a = 1\n  A(n)\n}",
      "@Previewable cannot be used in the body of a #Preview with 'arguments'"
    ),
    (
      "#Preview {\n  VStack { @Previewable @State var a = 1\n  A(a) }\n}",
      "@Previewable can only be used at the top level of a #Preview's body"
    ),
  ])
  func aMistakeIsNamed(source: String, message: String) throws {
    #expect(try expansion(source).messages == [message])
  }

  @Test(arguments: [
    (["{\n}", "\n#Preview {\n}"], "@Previewable @State var a = 1", nil),
    (
      ["struct A {}"], "@Previewable @State var a = 1",
      "@Previewable can only be used in the body of a #Preview"
    ),
    (
      ["{\n}", "{\n}", "#Preview {\n}"], "@Previewable @State var a = 1",
      "@Previewable can only be used at the top level of a #Preview's body"
    ),
    (
      ["{\n}", "#Preview {\n}"], "@Previewable func a() {}",
      "@Previewable can only be put on a property, not on 'func'"
    ),
  ])
  func previewableBelongsInAPreview(contexts: [String], source: String, message: String?) throws {
    let answer = try MacroUse(
      macro: "PreviewableMacro", role: "peer", source: source, contexts: contexts
    ).answer()
    #expect(answer.messages == (message.map { [$0] } ?? []))
    #expect(answer.source == "")
  }
}

import Foundation
import SourceImport
import Testing

@Suite struct TokenizerTests {
  private func kinds(_ text: String) -> [Token.Kind] {
    SourceText(text).tokens.filter { !$0.isTrivia }.map(\.kind)
  }

  private func words(_ text: String) -> [String] {
    let source = SourceText(text)
    return source.tokens.indices.filter { !source.tokens[$0].isTrivia }.map(source.text)
  }

  @Test(arguments: [
    "let a = \"x\\(b + \"y\\(c)\")z\"", "#\"raw \\( \\#(x) \"#", "\"\"\"\n  \"a\" \\(b)\n  \"\"\"",
    "/* a /* b */ c */ x // y\r\nz\r", "a?.b!..<c", "`class`.self", "\"open\nlet x = 1", "#\"\"\"#",
    "/a\"b/ #/c\"/# #/\n\"\n/#", "\\(", "\"\\", "\"\\(", "##", "#", "`", "é ≠ 🙂", "\u{FEFF}a",
  ])
  func tokensTogetherAreTheSource(text: String) {
    let source = SourceText(text)
    #expect(source.tokens.map { Array(source.bytes[$0.range]) }.joined().elementsEqual(text.utf8))
    #expect(source.tokens.allSatisfy { !$0.range.isEmpty })
  }

  @Test func everyFileOfThisPackageIsItsTokens() throws {
    for (path, bytes) in PackageSources.files {
      let source = SourceText(bytes)
      #expect(source.tokens.map { source.bytes[$0.range] }.joined().elementsEqual(bytes), "\(path)")
      // Code that compiles has a partner for each bracket, and nothing that begins no token.
      for index in source.tokens.indices {
        #expect(source.tokens[index].kind != .other, "\(path):\(source.line(of: index))")
        let isBracket = ["(", ")", "[", "]", "{", "}"].contains { source.isWord(index, $0) }
        #expect(
          !isBracket || source.partner(of: index) != nil, "\(path):\(source.line(of: index))")
      }
    }
  }

  // The Swift book, "Lexical Structure": string literals, interpolation, comments, identifiers.
  @Test func interpolationsAreCode() {
    #expect(
      words("\"a\\(f(\"b\\(c)\"))d\"")
        == ["\"", "a", "\\(", "f", "(", "\"", "b", "\\(", "c", ")", "\"", ")", ")", "d", "\""])
  }

  @Test func rawStringsInterpolateWithTheirHashesOnly() {
    #expect(words("#\"\\(a) \\#(b)\"#") == ["#\"", "\\(a) ", "\\#(", "b", ")", "\"#"])
    #expect(kinds("#\"\"\"#") == [.stringStart, .stringText, .stringEnd])
  }

  @Test func multilineStringsEndAtThreeQuotes() {
    #expect(
      kinds("\"\"\"\n\"quoted\" // no comment\n\"\"\" x")
        == [.stringStart, .stringText, .stringEnd, .identifier])
  }

  @Test func aStringThatNobodyClosesEndsWithItsLine() {
    #expect(
      kinds("\"open\nx") == [.stringStart, .stringText, .identifier])
  }

  @Test func commentsNest() {
    #expect(words("a /* b /* c */ d */ e // f") == ["a", "e"])
  }

  @Test func aSlashIsARegexWhereAnExpressionBegins() {
    #expect(kinds("let r = /a\"b/") == [.identifier, .identifier, .operatorSign, .regex])
    #expect(kinds("a / b / c").filter { $0 == .regex }.isEmpty)
    #expect(kinds("f(/[/\"]+/)") == [.identifier, .punctuation, .regex, .punctuation])
    #expect(kinds("x = #/a\"/b/#") == [.identifier, .operatorSign, .regex])
    #expect(kinds("reduce(1, /)").filter { $0 == .regex }.isEmpty)
  }

  @Test func operatorsEndAtComments() {
    #expect(words("a+/* x */b") == ["a", "+", "b"])
    #expect(words("a..<b") == ["a", "..<", "b"])
  }

  @Test func numbersTakeTheirFractionButTuplesDoNot() {
    #expect(
      words("1.5e-3 + t.0.1 + 0x1p-2") == ["1.5e-3", "+", "t", ".", "0", ".", "1", "+", "0x1p-2"])
    #expect(words("1.description") == ["1", ".", "description"])
  }

  @Test(arguments: [("a\nb", 2), ("a\r\nb", 2), ("a\rb", 2), ("\"\"\"\n\n\"\"\" b", 3)])
  func linesAreCountedAsEditorsDo(text: String, line: Int) {
    let source = SourceText(text)
    #expect(source.line(of: source.tokens.count - 1) == line)
  }
}

import LifecycleProfiles
import Testing

/// Text that is not JSON, and what is said about it.
@Suite struct JSONSyntaxTests {
  private func complaint(_ bytes: [UInt8]) -> String {
    do {
      _ = try JSONParser.parse(bytes, file: "x.json")
      return ""
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("", "x.json:1:1 #: error: the file is empty [empty-file]\n  hint: write a JSON object"),
    (" \n", "x.json:2:1 #: error: the file is empty [empty-file]\n  hint: write a JSON object"),
    (
      "{\"a\": 1,}",
      "x.json:1:8 #: error: a comma stands after the last element of the object "
        + "[trailing-comma]\n  hint: remove the comma"
    ),
    (
      "{\"a\": [1, 2,\n]}",
      "x.json:1:12 #/a: error: a comma stands after the last element of the list "
        + "[trailing-comma]\n  hint: remove the comma"
    ),
    (
      "[1] 2",
      "x.json:1:5 #: error: expected the end of the file, found \"2\" [content-after-end]"
    ),
    (
      "{\"a\": 1\n \"b\": 2}",
      "x.json:2:2 #: error: expected \",\" or \"}\", found \"\"\" [unexpected-character]"
    ),
    ("[1 2]", "x.json:1:4 #: error: expected \",\" or \"]\", found \"2\" [unexpected-character]"),
    (
      "{a: 1}",
      "x.json:1:2 #: error: expected a key in quotes or \"}\", found \"a\" [unexpected-character]"
    ),
    ("{\"a\" 1}", "x.json:1:6 #/a: error: expected \":\", found \"1\" [unexpected-character]"),
    (
      "['a']",
      "x.json:1:2 #/0: error: expected a value or \"]\", found \"'\" [unexpected-character]"
    ),
    ("{\"入力\": }", "x.json:1:8 #/入力: error: expected a value, found \"}\" [unexpected-character]"),
    (
      "[1,",
      "x.json:1:4 #/1: error: expected a value or \"]\", found the end of the file [unexpected-end]"
    ),
    (
      "{\"a\": {",
      "x.json:1:8 #/a: error: expected a key in quotes or \"}\", found the end of the file [unexpected-end]"
    ),
    (
      "[\"abc",
      "x.json:1:2 #/0: error: expected the end of the string, found the end of the file [unexpected-end]"
    ),
    (
      "[\"a\nb\"]",
      "x.json:1:4 #/0: error: expected the end of the string, found the end of the line [unexpected-character]"
    ),
    (
      "[\"a\tb\"]",
      "x.json:1:4 #/0: error: a string holds the control character 0x09 [control-character]\n"
        + "  hint: write it as an escape"
    ),
    (
      "{\"a\": 1,\n \"a\": 2}",
      "x.json:2:2 #/a: error: the key \"a\" already stands in line 1 [duplicate-key]\n"
        + "  hint: keep one of them"
    ),
    (
      #"["a\x"]"#,
      #"x.json:1:4 #/0: error: no escape is written "\x" [bad-escape]"# + "\n"
        + #"  hint: Escapes: \" \\ \/ \b \f \n \r \t \uXXXX."#
    ),
    (
      #"["\u12G4"]"#,
      #"x.json:1:3 #/0: error: no escape is written "\u12" [bad-escape]"# + "\n"
        + #"  hint: Escapes: \" \\ \/ \b \f \n \r \t \uXXXX."#
    ),
    (
      #"["\ud83d"]"#,
      #"x.json:1:3 #/0: error: "\ud83d" is half a surrogate pair [lone-surrogate]"# + "\n"
        + "  hint: write the character itself or both halves"
    ),
    (
      #"["\udc00"]"#,
      #"x.json:1:3 #/0: error: "\udc00" is half a surrogate pair [lone-surrogate]"# + "\n"
        + "  hint: write the character itself or both halves"
    ),
    (
      "[01]",
      "x.json:1:2 #/0: error: \"01\" is not a JSON number: it begins with a zero [bad-number]"
    ),
    (
      "[+1]",
      "x.json:1:2 #/0: error: \"+1\" is not a JSON number: it begins with a plus sign [bad-number]"
    ),
    (
      "[1.]",
      "x.json:1:2 #/0: error: \"1.\" is not a JSON number: a digit is missing after the point [bad-number]"
    ),
    (
      "[.5]",
      "x.json:1:2 #/0: error: \".5\" is not a JSON number: a digit is missing before \".5\" [bad-number]"
    ),
    (
      "[1e]",
      "x.json:1:2 #/0: error: \"1e\" is not a JSON number: a digit is missing in the exponent [bad-number]"
    ),
    (
      "[0x1F]",
      "x.json:1:2 #/0: error: \"0x1F\" is not a JSON number: \"x1F\" is left over [bad-number]"
    ),
    (
      "[True]",
      "x.json:1:2 #/0: error: expected a value, found \"True\" [bad-literal]\n"
        + "  hint: did you mean \"true\"? Words without quotes: true, false, null."
    ),
    (
      "[NaN]",
      "x.json:1:2 #/0: error: expected a value, found \"NaN\" [bad-literal]\n"
        + "  hint: did you mean \"null\"? Words without quotes: true, false, null."
    ),
    (
      "[1] // one",
      "x.json:1:5 #: error: JSON has no comments [comment]\n"
        + "  hint: say it in a \"summary\" or \"says\""
    ),
  ])
  func `a syntax error is named with its place`(text: String, message: String) {
    #expect(complaint(Array(text.utf8)) == message)
  }

  @Test func `a byte order mark is refused`() {
    #expect(
      complaint([0xef, 0xbb, 0xbf] + Array("{}".utf8))
        == "x.json:1:1 #: error: the file begins with a byte order mark [byte-order-mark]\n"
        + "  hint: save it as UTF-8 without one")
  }

  @Test(
    arguments: [
      [0x22, 0xff, 0x22], [0x22, 0xc0, 0x80, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22],
      [0x22, 0xe3, 0x81],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused`(bytes: [UInt8]) {
    #expect(
      complaint(bytes)
        == "x.json:1:2 #: error: byte 0x\(String(bytes[1], radix: 16)) is not UTF-8 here "
        + "[invalid-utf8]\n  hint: save it as UTF-8")
  }

  @Test func `nesting ends at a limit instead of the stack`() {
    let deep = String(repeating: "[", count: 100_000)
    let message = complaint(Array(deep.utf8))
    #expect(message.hasSuffix("error: values are nested more than 64 levels deep [too-deep]"))
    let allowed = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(complaint(Array(allowed.utf8)).isEmpty)
  }

  @Test func `what RFC 8259 allows is read`() throws {
    let text =
      #" { "a" : [ 1, -0.5e+3, true, false, null, "\"\\\/\b\f\n\r\té\u00e9\ud83d\ude00" ] } "#
    let document = try JSONParser.parse(Array(text.utf8), file: "x.json")
    guard case .object(let members) = document.root.content,
      case .array(let elements) = members[0].value.content,
      case .string(let string) = elements[5].content, case .number(let number) = elements[1].content
    else {
      Issue.record("not an object with a list")
      return
    }
    #expect(string == "\"\\/\u{8}\u{c}\n\r\téé😀")
    #expect(number == "-0.5e+3")
  }
}

import SourceImport
import Testing

@Suite struct HeaderTests {
  @Test func aFileBeginsWithThePlaceOfItsOriginal() {
    let (text, _) = imported("import SwiftUI\n@objc let a = 1\n", path: "Views/A.swift")
    #expect(
      text == "#sourceLocation(file: \"Views/A.swift\", line: 1)\nimport SwiftUI\nlet a = 1\n")
  }

  @Test func aFileThatUsesTheRuntimeImportsIt() {
    let (text, _) = imported("import Foundation\nlet a = { if #available(iOS 15, *) {} }\n")
    #expect(
      text.hasPrefix("import UIKit\n#sourceLocation(file: \"Screen.swift\", line: 1)\nimport F"))
    for module in ["SwiftUI", "UIKit"] {
      let (text, _) = imported("import \(module)\nlet a = { if #available(iOS 15, *) {} }\n")
      #expect(text.hasPrefix("#sourceLocation"))
    }
  }

  @Test(arguments: [
    "import Foundation\nclass A { @objc func a() { if #available(iOS 15, *) { b(#selector(a)) } } }",
    "/a\"/\n@objc let x = 1", "", "\n", "#!/usr/bin/swift\nlet a = 1", "\u{FEFF}let a = 1\r\n",
    "#if os(iOS)\r\n@IBOutlet\r\nvar a: B!\r\n#endif",
  ])
  func importingTwiceChangesNothingMore(text: String) {
    let (once, _) = imported(text, path: "A.swift")
    let (twice, result) = imported(once, path: "Other/Folder/A.swift")
    #expect(once == twice)
    #expect(result.edits.isEmpty)
  }

  @Test func aPathThatCannotStandInADirectiveIsMadeToFit() {
    let (once, _) = imported("let a = 1", path: "a\"b\\c\nd.swift")
    #expect(once == "#sourceLocation(file: \"a_b_c_d.swift\", line: 1)\nlet a = 1")
    #expect(imported(once, path: "a\"b\\c\nd.swift").text == once)
  }

  @Test func whatIsChangedIsToldByLine() {
    let result = imported("@objc\nclass A {\n  let a = #selector(b)\n}\n").result
    #expect(
      result.edits.map { "\($0.line) \($0.kind.rawValue)" } == [
        "1 objective-c-attribute", "3 selector",
      ])
  }
}

import Foundation
import SourceImport
import Testing

/// A small app as it could have been written in 2019; CI compiles what comes out.
@Suite struct FixtureTests {
  private func imported(_ path: String) throws -> String {
    let folder = PackageSources.root.appendingPathComponent(
      "Tests/SourceImportTests/Fixtures/NotesApp")
    let bytes = try Data(contentsOf: folder.appendingPathComponent(path))
    let result = SourceRewriter().rewrite(Array(bytes), path: path)
    return String(decoding: result.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "AppDelegate.swift", "Release.swift", "Screens/NoteView.swift",
    "Screens/NoteViewController.swift",
  ])
  func nothingIsLeftThatNeedsAnotherPlatform(path: String) throws {
    let text = try imported(path)
    let source = SourceText(text)
    for index in source.directives {
      #expect(
        ["#sourceLocation", "#if", "#else", "#endif"].contains(source.text(index)),
        "\(path):\(source.line(of: index)) \(source.text(index))")
    }
    let attributes = source.attributes.map { source.text($0 + 1) }
    #expect(Set(attributes).isSubset(of: ["Binding", "State", "available"]))
    #expect(text.hasPrefix(path == "Release.swift" ? "import UIKit\n#sourceL" : "#sourceLocation"))
  }

  @Test func theOverloadThatIsExposedIsMeant() throws {
    let text = try imported("Screens/NoteViewController.swift")
    #expect(text.contains("ActionSelector(NoteViewController.save(_:), named: \"save\")"))
    #expect(text.contains("ActionSelector(NoteViewController.focus, named: \"focus\")"))
    #expect(text.contains("#if true\n  import UIKit\n#else\n  import AppKit"))
  }
}

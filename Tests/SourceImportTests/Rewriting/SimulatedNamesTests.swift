import Foundation
import SourceImport
import Testing

/// The file that decides between Foundation's types and the simulation's.
@Suite struct SimulatedNamesTests {
  private func names(_ texts: String...) -> SimulatedNames {
    SimulatedNames(
      of: texts.enumerated().map { (path: "\($0).swift", bytes: Array($1.utf8)) })
  }

  private func text(_ names: SimulatedNames) -> String? {
    names.file.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func onlyNamesThatAreUsedAreDeclared() {
    #expect(names("let a = Timer()\n// RunLoop\nlet b = \"DispatchQueue\"").names == ["Timer"])
    #expect(names("import Foundation\nstruct A { var b: Foundation.Timer }").names.isEmpty)
    #expect(names("let a = \"\\(UserDefaults.standard)\"").names == ["UserDefaults"])
    #expect(text(names("let a = 1")) == nil)
  }

  @Test(arguments: [
    "struct Timer {}", "public final class Timer {}", "private typealias Timer = Foundation.Timer",
    "struct A {}\n#if DEBUG\nenum Timer {}\n#endif",
  ])
  func aTypeOfTheAppStaysItsOwn(declaration: String) {
    #expect(names("let a = Timer()", declaration).names.isEmpty)
    #expect(names("let a = Timer()", "enum Parts { \(declaration) }").names == ["Timer"])
  }

  @Test func theFileImportsWhatTheAppImportsAndIsAsPublic() {
    let inner = text(names("import SwiftUI", "import Foundation\nlet a: Timer? = nil"))
    #expect(inner?.hasSuffix("import SwiftUI\n\ntypealias Timer = SwiftUI.Timer\n") == true)
    let outer = text(names("import UIKit\nimport SwiftUI\npublic let a: Timer? = nil"))
    #expect(outer?.hasSuffix("\nimport UIKit\n\npublic typealias Timer = UIKit.Timer\n") == true)
    let strict = text(names("public import SwiftUI\npublic let a: Timer? = nil"))
    #expect(strict?.contains("\npublic import SwiftUI\n") == true)
  }

  @Test func importingTheFileChangesNothing() throws {
    let file = try #require(names("let a = (Timer(), RunLoop.main)").file)
    let again = SourceRewriter().rewrite(file.bytes, path: file.path)
    #expect(again.bytes == file.bytes)
    let used = Array("let a = (Timer(), RunLoop.main)".utf8)
    #expect(SimulatedNames(of: [(path: "A.swift", bytes: used), file]).file == nil)
  }

  @Test func aFileOfTheSameNameStays() throws {
    let bytes = Array("let a = Timer()".utf8)
    let names = SimulatedNames(of: [(path: "HoldfastNames.swift", bytes: bytes)])
    #expect(try #require(names.file).path == "HoldfastNames2.swift")
  }

  // A name that the headless modules take over is of no use to an app as long as it is not here.
  @Test func everyNameThatTheHeadlessModulesTakeOverIsKnown() {
    var taken: Set<String> = []
    for file in PackageSources.files where file.path.hasPrefix("Sources/HeadlessUIKit/") {
      for line in String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      where line.hasPrefix("public typealias ") && line.contains("= Virtual") {
        taken.insert(String(line.split(separator: " ")[2]))
      }
    }
    #expect(taken.sorted() == SimulatedNames.all)
  }
}

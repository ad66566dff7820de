import SourceImport
import Testing

@Suite struct BuildConditionTests {
  @Test(arguments: [
    ("#if os(iOS)\na\n#endif", "#if true\na\n#endif"),
    ("#if !os(macOS)\na\n#endif", "#if !false\na\n#endif"),
    (
      "#if os(macOS)\na\n#elseif os(iOS) || os(tvOS)\nb\n#else\nc\n#endif",
      "#if false\na\n#elseif true || false\nb\n#else\nc\n#endif"
    ),
    (
      "#if canImport(UIKit) && !targetEnvironment(macCatalyst)\n#endif",
      "#if true && !targetEnvironment(macCatalyst)\n#endif"
    ),
    ("#if canImport(AppKit)\n#endif", "#if false\n#endif"),
  ])
  func theBranchForIOSIsTaken(before: String, after: String) { #expect(rewritten(before) == after) }

  @Test(arguments: [
    "#if DEBUG\n#endif", "#if targetEnvironment(simulator)\n#endif", "#if os(Linux)\n#endif",
    "#if canImport(CoreLocation)\n#endif", "#if swift(>=5.9) && compiler(>=6)\n#endif",
    "let a = os(iOS)", "#if DEBUG\nos(iOS)\n#endif",
  ])
  func otherConditionsStay(text: String) { #expect(rewritten(text) == text) }

  @Test(arguments: [
    ("import CoreLocation", ["1 missing-module"]),
    ("import UIKit\nimport os.log", ["2 missing-module"]),
    ("#if canImport(CoreLocation)\nimport CoreLocation\n#endif", []),
    ("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif", []),
    ("#if os(iOS)\nimport UIKit\n#else\nimport AppKit\n#endif", []),
    ("#if DEBUG\nimport MapKit\n#endif", ["2 missing-module"]),
    ("import Foundation\nimport MyOwnModule", []),
    ("let s = \"import MapKit\"", []),
  ])
  func modulesThatDoNotExistAreNamed(text: String, expected: [String]) {
    #expect(notes(of: text) == expected)
  }

  @Test func partsOfAHeadlessModuleAreTheModule() {
    #expect(rewritten("import UIKit.UIGestureRecognizerSubclass") == "import UIKit")
    #expect(rewritten("import struct SwiftUI.Binding") == "import struct SwiftUI.Binding")
  }

  @Test(arguments: [
    "import SwiftData\n@Model class A { @Attribute var b = 1 }", "import CoreData",
    "class A { @NSManaged var b: String }", "struct A: View { @FetchRequest var b: C }",
  ])
  func persistenceIsSaidOnceAFile(text: String) {
    #expect(notes(of: text) == ["1 persistence"])
  }

  @Test func whatNeedsObjectiveCAndHasNoCounterpartIsReported() {
    #expect(
      notes(
        of: "@objc protocol P: AnyObject {\n@objc optional func a()\noptional var b: C { get }\n}")
        == ["2 optional-requirement", "3 optional-requirement"])
    #expect(notes(of: "let optional = 1\nfunc f(optional: Int) {}").isEmpty)
    #expect(notes(of: "let a = #imageLiteral(resourceName: \"x\")") == ["1 literal"])
  }
}

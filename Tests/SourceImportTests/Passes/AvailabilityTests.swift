import SourceImport
import Testing

@Suite struct AvailabilityTests {
  // The Swift book, "Statements": availability conditions; the star stands for all other platforms.
  @Test(arguments: [
    (
      "if #available(iOS 15, *) { a() } else { b() }",
      "if PlatformAvailability.isAvailable(iOS: 15) { a() } else { b() }"
    ),
    (
      "guard #available(iOS 14.3, macOS 12, *), let x = y else { return }",
      "guard PlatformAvailability.isAvailable(iOS: 14, 3), let x = y else { return }"
    ),
    (
      "while let a = b, #available(macOS 12, *) {}",
      "while let a = b, PlatformAvailability.isAvailable() {}"
    ),
    (
      "if x {} else if #unavailable(iOS 13.4.1) {}",
      "if x {} else if !PlatformAvailability.isAvailable(iOS: 13, 4, 1) {}"
    ),
    (
      "if #available(iOS 15, *), #available(macOS 12, *) {}",
      "if PlatformAvailability.isAvailable(iOS: 15), PlatformAvailability.isAvailable() {}"
    ),
    (
      "let s = \"\\({ if #available(iOS 15, *) { 1 } else { 2 } }())\"",
      "let s = \"\\({ if PlatformAvailability.isAvailable(iOS: 15) { 1 } else { 2 } }())\""
    ),
  ])
  func aQuestionGoesToTheProfile(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(arguments: [
    "let s = \"#available(iOS 15, *)\"", "// if #available(iOS 15, *)", "/* @objc #selector(a) */",
    "let s = #\"\\(#available(iOS 15, *))\"#", "let r = #/#available(iOS 15, *)/#",
    "\"\"\"\n@objc #selector(a)\n\"\"\"",
  ])
  func textAndCommentsAreLeftAlone(text: String) { #expect(rewritten(text) == text) }

  @Test(arguments: [
    ("@available(iOS 15, *) func f() {}", "func f() {}"),
    ("@available(iOS 15.0, macOS 12.0, *)\nstruct A {}", "\nstruct A {}"),
    ("@available(iOS, introduced: 15) func f() {}", "func f() {}"),
    // Unavailable on iOS stays uncallable.
    ("@available(iOS, unavailable) func f() {}", "@available(*, unavailable) func f() {}"),
    (
      "@available(iOS, unavailable, message: \"no\") func f() {}",
      "@available(*, unavailable, message: \"no\") func f() {}"
    ),
    // Other platforms' rules say nothing about iOS.
    ("@available(macOS, unavailable) func f() {}", "func f() {}"),
    ("@available(iOS 14, *)\n@available(tvOS, unavailable)\nfunc f() {}", "\n\nfunc f() {}"),
  ])
  func attributesThatOnlyCheckVersionsGo(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(arguments: [
    "@available(*, deprecated, renamed: \"g\") func f() {}", "@available(*, unavailable) init() {}",
    "@available(iOS, deprecated: 15, message: \"use g\") func f() {}",
    "@available(swift 5.5) func f() {}", "@available(swift, introduced: 5.5) func f() {}",
    "@available(*, noasync) func f() {}",
  ])
  func attributesThatSayMoreStay(text: String) { #expect(rewritten(text) == text) }
}

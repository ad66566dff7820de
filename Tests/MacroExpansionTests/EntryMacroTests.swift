import Testing

@Suite struct EntryMacroTests {
  private func peer(_ source: String, in type: String = "EnvironmentValues") throws
    -> MacroUse.Answer
  {
    try MacroUse(
      macro: "EntryMacro", role: "peer", source: source, contexts: ["\nextension \(type) {}"]
    ).answer()
  }

  @Test func theAccessorsUseTheKey() throws {
    let answer = try MacroUse(
      macro: "EntryMacro", role: "accessor", source: "\n  @Entry var x = 5",
      contexts: ["extension EnvironmentValues {}"]
    ).answer()
    #expect(
      answer.source == """
        get { self[EntryKey_x.self] }
        set { self[EntryKey_x.self] = newValue }
        """)
  }

  @Test(arguments: [
    ("@Entry var x: Int = 5", "Int { return 5 }"),
    ("@Entry public var x: String?", "String? { return nil }"),
    ("@Entry var x: Int? = 3 // three", "Int? { return 3 }"),
    ("@Entry\n  var x: () -> Void = {}", "() -> Void { return {} }"),
    ("@Entry var x: [String: (Int, Int)] = [:]", "[String: (Int, Int)] { return [:] }"),
    ("@Entry var x: Pair<Int, Set<Int>> = .init(1)", "Pair<Int, Set<Int>> { return .init(1) }"),
    ("@available(iOS 17, *) @Entry private(set) var x: T = T(\"= {\")", "T { return T(\"= {\") }"),
  ])
  func aTypeIsWrittenOut(source: String, rest: String) throws {
    let answer = try peer(source)
    #expect(answer.messages == [])
    #expect(
      answer.source
        == "private struct EntryKey_x: EnvironmentKey {\n  static var defaultValue: \(rest)\n}")
  }

  @Test func aTypeIsLeftToTheCompiler() throws {
    #expect(
      try peer("@Entry var x = Model(a: 1, b: [2])").source == """
        private struct EntryKey_x: EnvironmentKey, InferredEntry {
          static let makeDefault = { @Sendable in return Model(a: 1, b: [2]) }
        }
        """)
  }

  @Test(arguments: [
    ("Transaction", "TransactionKey"), ("SwiftUI.ContainerValues", "ContainerValueKey"),
    ("EnvironmentValues where Self: Any", "EnvironmentKey"),
  ])
  func eachExtensionHasItsKindOfKey(type: String, key: String) throws {
    #expect(try peer("@Entry var x: Int = 1", in: type).source.contains(": \(key) {"))
  }

  @Test(arguments: ["String?", "Optional<String>"])
  func aFocusedValueIsOptional(type: String) throws {
    #expect(
      try peer("@Entry var x: \(type)", in: "FocusedValues").source == """
        private struct EntryKey_x: FocusedValueKey {
          typealias Value = String
        }
        """)
  }

  @Test(arguments: [
    ("@Entry var x", "EnvironmentValues", "@Entry needs a default value: @Entry var x = …", 11),
    (
      "@Entry var x: Int", "EnvironmentValues",
      "@Entry needs a default value: @Entry var x: Int = …; only an optional has nil", 11
    ),
    (
      "@Entry let x = 5", "EnvironmentValues", "@Entry needs a 'var': the value can be set", 7
    ),
    (
      "@Entry func x() {}", "EnvironmentValues",
      "@Entry can only be put on a property, not on 'func'", 7
    ),
    (
      "@Entry static var x = 5", "EnvironmentValues",
      "@Entry can only be put on an instance property", 14
    ),
    (
      "@Entry var x: Int { 5 }", "EnvironmentValues",
      "@Entry makes the accessors of 'x', so it cannot have its own", 7
    ),
    (
      "@Entry var x = 1, y = 2", "EnvironmentValues",
      "@Entry can only be put on one property at a time", 7
    ),
    (
      "@Entry var x = 5", "Int",
      "@Entry cannot be used in 'Int'; it belongs in an extension of EnvironmentValues, "
        + "Transaction, ContainerValues or FocusedValues", 0
    ),
    (
      "@Entry var x: Int = 5", "FocusedValues",
      "an entry of FocusedValues is optional: @Entry var x: …?", 11
    ),
    (
      "@Entry var x: Int? = 5", "FocusedValues",
      "an entry of FocusedValues has no default value but nil: @Entry var x: …?", 11
    ),
  ])
  func aMistakeIsNamed(source: String, type: String, message: String, offset: Int) throws {
    let answer = try peer(source, in: type)
    #expect(answer.messages == [message])
    #expect(answer.offsets == [offset])
    #expect(answer.source == "")
  }

  @Test func aMistakeIsToldOnceAndAtItsPlace() throws {
    var use = MacroUse(
      macro: "EntryMacro", role: "peer", source: "\n  // word\n  @Entry let x = 5",
      contexts: ["extension EnvironmentValues {}"], offset: 100)
    #expect(try use.answer().offsets == [120])
    use.role = "accessor"
    #expect(try use.answer().messages == [])
  }

  @Test func aStructIsNoExtension() throws {
    let answer = try MacroUse(
      macro: "EntryMacro", role: "peer", source: "@Entry var x = 5", contexts: ["struct Row {}"]
    ).answer()
    #expect(answer.messages.first?.hasPrefix("@Entry cannot be used in 'Row'") == true)
  }
}

import SourceImport
import Testing

@Suite struct SelectorsTests {
  /// What is written for a selector within `class Screen`.
  private func selector(_ text: String, members: String = "") -> String {
    let lines = rewritten("class Screen: Base {\n\(members)func f() { g(\(text)) }\n}")
      .split(separator: "\n")
    let line = lines.first { $0.hasPrefix("func f()") } ?? ""
    return String(line.dropFirst("func f() { g(".count).dropLast(3))
  }

  // The Swift book, "Expressions": selector expressions.
  @Test(arguments: [
    ("#selector(save)", "ActionSelector(Screen.save, named: \"save\")"),
    ("#selector(save(_:))", "ActionSelector(Screen.save(_:), named: \"save\")"),
    (
      "#selector(Other.save(_:sender:))",
      "ActionSelector(Other.save(_:sender:), named: \"save\")"
    ),
    ("#selector(self.save)", "ActionSelector(Screen.save, named: \"save\")"),
    ("#selector(type(of: self).save)", "ActionSelector(Screen.save, named: \"save\")"),
    (
      "#selector(context.coordinator.save(_:))",
      "ActionSelector(of: context.coordinator, { $0.save(_:) }, named: \"save\")"
    ),
    ("#selector(getter: title)", "ActionSelector(getter: \\Screen.title, named: \"title\")"),
    ("#selector(setter: Other.title)", "ActionSelector(setter: \\Other.title, named: \"title\")"),
    (
      "#selector(save as () -> Void)",
      "ActionSelector(Screen.save as @MainActor (Screen) -> @MainActor () -> Void, named: \"save\")"
    ),
    (
      "#selector(save as (Screen) -> (UIButton) -> Void)",
      "ActionSelector(Screen.save as @MainActor (Screen) -> (UIButton) -> Void, named: \"save\")"
    ),
    ("#selector(`default`)", "ActionSelector(Screen.`default`, named: \"default\")"),
    ("#selector( save )", "ActionSelector(Screen.save, named: \"save\")"),
  ])
  func aSelectorNamesTheMethodOfItsType(before: String, after: String) {
    #expect(selector(before) == after)
  }

  @Test func ofNamesakesTheExposedOneIsMeant() {
    #expect(
      selector("#selector(save)", members: "func save() {}\n@objc private func save(_ a: B) {}\n")
        == "ActionSelector(Screen.save(_:), named: \"save\")")
    #expect(
      selector("#selector(save)", members: "@objc func save() {}\nfunc save(_ a: B) {}\n")
        == "ActionSelector({ (target: Screen) in { target.save() } }, named: \"save\")")
  }

  @Test(arguments: [
    ("extension A.B { func f() { #selector(x) } }", "A.B.x"),
    ("enum A { final class B<T>: C where T: D { func f() { #selector(x) } } }", "A.B.x"),
    ("class A { func f() { class L: B { let s = #selector(x) } } }", "L.x"),
    ("class A { class B {}\n class func f() { #selector(x) } }", "A.x"),
    ("class A: B { lazy var c: D = { #selector(x) }() }", "A.x"),
    ("struct A { class B: C { var d: E { if f { #selector(x) } } } }", "A.B.x"),
    ("class A { let s = \"\\(#selector(x))\" }", "A.x"),
  ])
  func theTypeAroundIsFound(text: String, reference: String) {
    #expect(
      rewritten(text).contains("ActionSelector(\(reference), named: \"x\")"), "\(rewritten(text))")
  }

  @Test func aSelectorOutsideOfATypeIsReported() {
    #expect(notes(of: "let s = #selector(save)") == ["1 selector"])
    #expect(notes(of: "let s = Selector(\"save\")") == ["1 selector"])
    #expect(notes(of: "let s = Selector((\"save\"))") == ["1 selector"])
    #expect(notes(of: "let s = #selector(UIResponder.resignFirstResponder)").isEmpty)
  }

  @Test func linesWithinASelectorAreKept() {
    #expect(
      rewritten("class A { let s = #selector(\n  save(_:)\n), t = 1 }")
        == "class A { let s = ActionSelector(A.save(_:), named: \"save\"\n\n), t = 1 }")
  }

  @Test(arguments: [
    ("#keyPath(Person.name)", "\"name\""), ("#keyPath(Person.friend.name)", "\"friend.name\""),
    ("#keyPath(name)", "\"name\""),
  ])
  func aKeyPathIsAString(before: String, after: String) { #expect(rewritten(before) == after) }
}

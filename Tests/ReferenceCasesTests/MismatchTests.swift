import Conformance
import Testing

@Suite("Mismatches of demonstrations") struct MismatchTests {
  private func mismatch(_ expected: [String], _ actual: [String]) -> DemonstrationMismatch {
    DemonstrationMismatch(
      quirk: "q", situation: "s", part: .reference, expected: expected, actual: actual)
  }

  @Test("A missing, an extra and an equal line each have their mark")
  func difference() {
    #expect(mismatch(["a", "b"], ["b", "c"]).difference == ["- a", "  b", "+ c"])
    #expect(mismatch([], ["a"]).difference == ["+ a"])
    #expect(mismatch(["a"], []).difference == ["- a"])
    #expect(mismatch(["a", "b"], ["a", "x", "b"]).difference == ["  a", "+ x", "  b"])
  }

  @Test("Words say which part of which demonstration differs")
  func words() {
    #expect(
      mismatch(["a"], ["b"]).description
        == "q: \"s\" logs otherwise under the reference:\n    - a\n    + b")
  }
}

import LifecycleModel
import Testing

@Suite struct SpellingTests {
  @Test(arguments: [
    ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "", 3), ("same", "same", 0),
    ("form", "from", 1), ("Drop", "drop", 0),
  ])
  func `the distance counts single changes`(first: String, second: String, distance: Int) {
    #expect(Spelling.distance(first, second) == distance)
  }

  @Test func `the nearest name is found, the first of equals`() {
    let effects = ["drop", "delay", "duplicate", "early", "reorder", "coalesce", "deliver"]
    #expect(Spelling.nearest(to: "skip", among: effects) == "drop")
    #expect(Spelling.nearest(to: "dealy", among: effects) == "delay")
    #expect(Spelling.nearest(to: "b", among: ["ab", "bc"]) == "ab")
  }

  @Test func `nothing is suggested where nothing is alike`() {
    #expect(Spelling.nearest(to: "xyz", among: ["drop", "early"]) == nil)
    #expect(Spelling.nearest(to: "x", among: []) == nil)
  }
}

@Suite struct WordingTests {
  @Test func `plurals are right`() {
    #expect(Wording.count(1, "quirk") == "1 quirk")
    #expect(Wording.count(0, "quirk") == "0 quirks")
    #expect(Wording.count(2, "entry", "entries") == "2 entries")
  }

  @Test func `lists read as sentences`() {
    #expect(Wording.list(["a"]) == "a")
    #expect(Wording.list(["a", "b"], "or") == "a or b")
    #expect(Wording.list(["a", "b", "c"]) == "a, b and c")
    #expect(Wording.list([]) == "nothing")
  }

  @Test func `control characters are made visible`() {
    #expect(Wording.quoted("a\nb") == "\"a\\nb\"")
  }
}

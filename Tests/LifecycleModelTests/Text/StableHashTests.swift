import LifecycleModel
import Testing

@Suite struct StableHashTests {
  /// The vectors that come with the description of FNV-1a.
  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `the digest is FNV-1a's`(text: String, digest: String) {
    #expect(StableHash.hexadecimal(of: text) == digest)
  }

  @Test func `where one string ends matters`() {
    var first = StableHash()
    first.combine("ab")
    first.combine("c")
    var second = StableHash()
    second.combine("a")
    second.combine("bc")
    #expect(first.value != second.value)
  }

  @Test func `a number is its eight bytes, the lowest first`() {
    var numbers = StableHash()
    numbers.combine(UInt64(0x0201))
    var bytes = StableHash()
    bytes.combine(bytes: [1, 2, 0, 0, 0, 0, 0, 0])
    #expect(numbers.value == bytes.value)
  }
}

@Suite struct SeededGeneratorTests {
  /// Printed for this seed by the reference implementation of SplitMix64.
  @Test func `the numbers are SplitMix64's`() {
    var generator = SeededGenerator(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in generator.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `an index stays below its limit and meets each value`() {
    var generator = SeededGenerator(seed: 7)
    let drawn = (0..<1_000).map { _ in generator.index(below: 5) }
    #expect(Set(drawn) == [0, 1, 2, 3, 4])
    #expect(generator.index(below: 1) == 0)
    #expect(generator.index(below: 0) == 0)
  }

  @Test func `a permutation keeps the elements and repeats for a seed`() {
    var first = SeededGenerator(seed: 3)
    var second = SeededGenerator(seed: 3)
    let elements = Array(0..<50)
    let permutation = first.permutation(of: elements)
    #expect(permutation == second.permutation(of: elements))
    #expect(permutation != elements)
    #expect(permutation.sorted() == elements)
  }
}

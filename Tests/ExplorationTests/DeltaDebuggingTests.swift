import Exploration
import Testing

@Suite("Delta debugging")
struct DeltaDebuggingTests {
  @Test("Nothing is to blame when the empty set fails, and one test shows it")
  func emptySetFails() {
    let result = DeltaDebugging.minimize(["a", "b", "c"]) { _ in true }
    #expect(result == .init(elements: [], probes: 1, isMinimal: true))
  }

  @Test("An empty set needs no test")
  func nothingToReduce() {
    let result = DeltaDebugging.minimize([Int]()) { _ in true }
    #expect(result == .init(elements: [], probes: 0, isMinimal: true))
  }

  @Test("A single element is to blame after one test")
  func singleElement() {
    let result = DeltaDebugging.minimize([7]) { !$0.isEmpty }
    #expect(result == .init(elements: [7], probes: 1, isMinimal: true))
  }

  @Test("One of eight elements is found by halving")
  func oneOfEight() {
    // Nothing; first and second half (5678); then 56; then 5, 6.
    let result = DeltaDebugging.minimize(Array(1...8)) { $0.contains(6) }
    #expect(result == .init(elements: [6], probes: 6, isMinimal: true))
  }

  @Test("Two elements that only fail together are kept in order")
  func pair() {
    let result = DeltaDebugging.minimize(Array(1...4)) { Set($0).isSuperset(of: [1, 4]) }
    // Nothing, 12, 34, 1, 2, 3, 4, 234, 134 fails; then 34 is known, 14 fails, 1 and 4 are known.
    #expect(result.elements == [1, 4])
    #expect(result.isMinimal)
    #expect(result.probes == 10)
  }

  @Test("All elements stay when each is needed")
  func allNeeded() {
    let result = DeltaDebugging.minimize([1, 2, 3]) { $0.count == 3 }
    // Nothing, 1, 23, then 2, 3, 13, 12 as single blocks.
    #expect(result == .init(elements: [1, 2, 3], probes: 7, isMinimal: true))
  }

  @Test("No part is tested twice", arguments: [2, 3, 5, 8, 13])
  func noRepetition(count: Int) {
    var asked: [[Int]] = []
    let result = DeltaDebugging.minimize(Array(0..<count)) { part in
      asked.append(part)
      return part.filter { $0 % 3 == 1 }.count == (0..<count).filter { $0 % 3 == 1 }.count
    }
    #expect(Set(asked).count == asked.count)
    #expect(asked.count == result.probes)
  }

  @Test("A result is 1-minimal even when failing is not monotonic")
  func oneMinimal() {
    let fails: ([Int]) -> Bool = { part in
      // Fails with 2 and 5, unless 3 is there without 6.
      part.contains(2) && part.contains(5) && (!part.contains(3) || part.contains(6))
    }
    let result = DeltaDebugging.minimize(Array(0..<9), while: fails)
    #expect(fails(result.elements))
    for element in result.elements {
      #expect(!fails(result.elements.filter { $0 != element }))
    }
  }

  @Test("A budget that runs out leaves a failing part that is not called minimal")
  func budget() {
    let result = DeltaDebugging.minimize(Array(1...8), budget: 3) { $0.contains(6) }
    #expect(result == .init(elements: [5, 6, 7, 8], probes: 3, isMinimal: false))
  }

  @Test("A search that waits for answers repeats an open question")
  func openQuestion() {
    var search = DeltaSearch([1, 2])
    #expect(search.nextProbe() == [])
    #expect(search.nextProbe() == [])
    search.record(fails: false)
    #expect(search.nextProbe() == [1])
    search.record(fails: true)
    #expect(search.nextProbe() == nil)
    #expect(search.result == .init(elements: [1], probes: 2, isMinimal: true))
  }
}

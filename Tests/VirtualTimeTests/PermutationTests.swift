import Testing
import VirtualTime

@Suite("Seeded order")
struct PermutationTests {
  private func background(seed: UInt64) -> [Int] {
    let clock = VirtualClock(seed: seed)
    var order: [Int] = []
    for number in 0..<8 { clock.enqueueBackground { order.append(number) } }
    clock.runReady()
    return order
  }

  @Test("seed 0 keeps the order of arrival")
  func unseeded() {
    #expect(background(seed: 0) == Array(0..<8))
  }

  @Test("a seed gives the same permutation every time", arguments: 1...20)
  func repeatable(seed: UInt64) {
    #expect(background(seed: seed) == background(seed: seed))
    #expect(background(seed: seed).sorted() == Array(0..<8))
  }

  @Test("different seeds find different orders")
  func different() {
    #expect(Set((1...50).map { background(seed: UInt64($0)) }).count > 40)
  }

  @Test("the main queue keeps its order under every seed", arguments: 1...20)
  func mainIsOrdered(seed: UInt64) {
    let clock = VirtualClock(seed: seed)
    var order: [Int] = []
    for number in 0..<10 {
      clock.enqueue { order.append(number) }
      clock.enqueueBackground {}
    }
    clock.runReady()
    #expect(order == Array(0..<10))
  }

  @Test("timers with equal deadlines are permuted, others are not")
  func timers() {
    var orders: Set<[Int]> = []
    for seed in 1...30 {
      let clock = VirtualClock(seed: UInt64(seed))
      var order: [Int] = []
      for number in 0..<3 { clock.schedule(after: .seconds(1)) { order.append(number) } }
      clock.schedule(after: .seconds(2)) { order.append(3) }
      clock.advance(by: .seconds(2))
      #expect(order.last == 3)
      orders.insert(order)
    }
    #expect(orders.count == 6)
  }

  @Test("detached tasks are permuted by the seed")
  @MainActor func tasks() {
    var orders: Set<[Int]> = []
    for seed in 1...40 {
      let clock = VirtualClock(seed: UInt64(seed))
      nonisolated(unsafe) var order: [Int] = []
      clock.withCurrent {
        for number in 0..<3 { Task.detached { order.append(number) } }
      }
      clock.runReady()
      orders.insert(order)
    }
    #expect(orders.count == 6)
  }
}

import Synchronization
import Testing
import VirtualTime

private final class Total: Sendable {
  let value = Atomic<Int>(0)
}

@Suite("Virtual and real time side by side")
struct IsolationStressTests {
  @Test("ten thousand virtual tasks, a hundred times, beside real ones")
  @MainActor func stress() {
    for _ in 0..<100 {
      let clock = VirtualClock()
      clock.turnBudget = 1_000_000
      var count = 0
      clock.withCurrent {
        for number in 0..<100 {
          Task { @MainActor in
            for _ in 0..<99 { await Task { @MainActor in count += 1 }.value }
            try? await Task.sleep(for: .seconds(number))
            count += 1
          }
        }
      }
      clock.advance(by: .seconds(100))
      #expect(count == 10_000)
      #expect(clock.isIdle)
    }
  }

  @Test("simulations on many threads do not see each other", arguments: 0..<8)
  func threads(number: Int) {
    for _ in 0..<50 {
      let clock = VirtualClock()
      let total = Total()
      clock.withCurrent {
        for second in 0..<20 {
          Task.detached {
            try? await Task.sleep(for: .seconds(second))
            if VirtualClock.current === clock { total.value.add(1, ordering: .relaxed) }
          }
        }
      }
      clock.advance(by: .seconds(20))
      #expect(total.value.load(ordering: .relaxed) == 20)
      #expect(clock.now == .seconds(20))
    }
  }

  @Test("real tasks still run in real time", arguments: 0..<8)
  func real(number: Int) async throws {
    for _ in 0..<10 {
      let start = ContinuousClock.now
      try await Task.sleep(for: .milliseconds(5))
      #expect(start.duration(to: .now) >= .milliseconds(5))
      #expect(VirtualClock.current == nil)
      await Task.detached { #expect(VirtualClock.current == nil) }.value
    }
  }
}

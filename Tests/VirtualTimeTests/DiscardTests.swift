import Testing
import VirtualTime

private actor SharedActor {
  static let shared = SharedActor()
  private(set) var count = 0
  func increment() { count += 1 }
}

@MainActor @Suite("A discarded simulation")
struct DiscardTests {
  final class Log {
    var lines: [String] = []
  }

  @Test("never runs its closures, timers and tasks, and releases what closures captured")
  func nothingRuns() {
    let log = Log()
    weak var witness: Log?
    let clock = VirtualClock()
    do {
      let captured = Log()
      witness = captured
      clock.enqueue { captured.lines.append("closure") }
      clock.schedule(after: .seconds(1)) { captured.lines.append("timer") }
    }
    clock.withCurrent {
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(1))
        log.lines.append("after the sleep")
      }
      clock.runOne()
    }
    clock.discard()
    clock.advance(by: .seconds(10))
    clock.enqueue { log.lines.append("late") }
    #expect(clock.runReady() == 0)
    #expect(log.lines == [])
    #expect(witness == nil)
    #expect(clock.pending == [])
  }

  @Test("does not come back when the next one cancels or resumes its tasks")
  func noLeakIntoTheNext() async throws {
    let log = Log()
    let old = VirtualClock()
    var sleeping: Task<Void, Never>?
    var continuation: CheckedContinuation<Void, Never>?
    old.withCurrent {
      sleeping = Task { @MainActor in
        try? await Task.sleep(for: .seconds(1))
        log.lines.append("slept")
      }
      Task { @MainActor in
        await withCheckedContinuation { continuation = $0 }
        log.lines.append("continued")
      }
      old.runReady()
    }
    old.discard()
    let next = VirtualClock()
    next.withCurrent {
      sleeping?.cancel()
      continuation?.resume()
      Task { @MainActor in log.lines.append("next") }
      next.advance(by: .seconds(5))
    }
    next.discard()
    try await Task.sleep(for: .milliseconds(5))
    #expect(log.lines == ["next"])
  }

  @Test("leaves an actor that others share usable")
  func sharedActor() async {
    for _ in 0..<3 {
      let clock = VirtualClock()
      clock.withCurrent {
        for _ in 0..<3 { Task.detached { await SharedActor.shared.increment() } }
        // Once each: the messages are handed to the actor, which has not worked yet.
        clock.runOne()
        clock.runOne()
      }
      clock.discard()
    }
    let clock = VirtualClock()
    var isDone = false
    clock.withCurrent {
      Task { @MainActor in
        await SharedActor.shared.increment()
        isDone = true
      }
    }
    clock.runReady()
    #expect(isDone)
    await SharedActor.shared.increment()
  }
}

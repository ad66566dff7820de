import Testing
import VirtualTime

private actor Counter {
  private(set) var count = 0
  func increment() { count += 1 }
}

@MainActor private func assumedMain() -> Bool { MainActor.assumeIsolated { true } }

private func assumedMainFromAnywhere() -> Bool { MainActor.assumeIsolated { true } }

@MainActor @Suite("Swift concurrency in a simulation")
struct TaskTests {
  @Test("actors, groups, detached tasks and continuations all run on the clock")
  func everything() {
    let clock = VirtualClock()
    var log: [String] = []
    clock.withCurrent {
      Task { @MainActor in
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
          for second in 1...3 {
            group.addTask {
              try? await Task.sleep(for: .seconds(second))
              await counter.increment()
            }
          }
        }
        log.append("\(await counter.count) at \(clock.now)")
        log.append(await Task.detached { "detached" }.value)
        await withCheckedContinuation { continuation in
          clock.schedule(after: .seconds(1)) { continuation.resume() }
        }
        log.append("resumed at \(clock.now)")
        let stream = AsyncStream<Int> {
          $0.yield(7)
          $0.finish()
        }
        for await value in stream { log.append("\(value)") }
      }
    }
    clock.advance(by: .seconds(10))
    #expect(log == ["3 at 3.0 seconds", "detached", "resumed at 4.0 seconds", "7"])
    #expect(clock.isIdle)
  }

  @Test("code of a simulation may assume the main actor")
  func mainActor() {
    let clock = VirtualClock()
    var results: [Bool] = []
    clock.enqueue { results.append(assumedMainFromAnywhere()) }
    clock.withCurrent {
      Task { @MainActor in
        results.append(assumedMain())
        results.append(await Task.detached { await assumedMain() }.value)
        MainActor.preconditionIsolated()
      }
    }
    clock.runReady()
    #expect(results == [true, true, true])
  }

  @Test("main-actor tasks and main-queue closures share one order")
  func sharedOrder() {
    let clock = VirtualClock()
    var log: [Int] = []
    clock.withCurrent {
      clock.enqueue { log.append(1) }
      Task { @MainActor in log.append(2) }
      clock.enqueue { log.append(3) }
    }
    clock.runReady()
    #expect(log == [1, 2, 3])
  }

  @Test("a real task that a simulation resumes continues in real time")
  func resumeReal() async {
    let clock = VirtualClock()
    await withCheckedContinuation { continuation in
      clock.withCurrent {
        clock.enqueue { continuation.resume() }
        clock.runReady()
      }
    }
    #expect(VirtualClock.current == nil)
  }

  @Test("a task that another thread resumes comes back to its simulation")
  func resumeFromElsewhere() async throws {
    let clock = VirtualClock()
    nonisolated(unsafe) var continuation: CheckedContinuation<Void, Never>?
    var isResumed = false
    clock.withCurrent {
      Task { @MainActor in
        await withCheckedContinuation { continuation = $0 }
        isResumed = VirtualClock.current === clock
      }
    }
    clock.runReady()
    let resume = try #require(continuation)
    await Task.detached { resume.resume() }.value
    #expect(!isResumed)
    #expect(clock.pending == ["1 job is ready"])
    clock.runReady()
    #expect(isResumed)
  }
}

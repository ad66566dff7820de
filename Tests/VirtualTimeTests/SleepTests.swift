import Dispatch
import Foundation
import Testing
import VirtualTime

@MainActor @Suite("Task.sleep in virtual time")
struct SleepTests {
  /// What a simulation wrote down, and when.
  final class Log: @unchecked Sendable {
    var lines: [String] = []
  }

  @Test(
    "a sleep ends exactly at its deadline",
    arguments: [
      .seconds(1), .milliseconds(100), .milliseconds(250), .milliseconds(350), .seconds(100),
      .milliseconds(1), .microseconds(1_500_250),
    ] as [Duration])
  func sleepIsExact(duration: Duration) {
    let clock = VirtualClock()
    var woke: [Duration] = []
    clock.withCurrent {
      Task { @MainActor in
        try? await Task.sleep(for: duration)
        woke.append(clock.now)
      }
    }
    clock.advance(by: duration - .nanoseconds(1))
    #expect(woke.isEmpty)
    clock.advance(by: .nanoseconds(1))
    #expect(woke == [duration])
  }

  @Test("sleeps in a row add up exactly")
  func chainedSleeps() {
    let clock = VirtualClock()
    var woke: [Duration] = []
    clock.withCurrent {
      Task { @MainActor in
        for _ in 0..<1_000 { try? await Task.sleep(for: .seconds(0.1)) }
        woke.append(clock.now)
        try? await Task.sleep(nanoseconds: 350_000_000)
        woke.append(clock.now)
        try? await Task.sleep(until: .now + .milliseconds(250), clock: .suspending)
        woke.append(clock.now)
      }
    }
    clock.advance(by: .seconds(1_000))
    #expect(woke.first.map { abs(($0 - .seconds(100)).inSeconds) < 1e-9 } == true)
    #expect(woke[1] - woke[0] == .milliseconds(350))
    #expect(woke[2] - woke[1] == .milliseconds(250))
  }

  @Test("a deadline that was kept for later means the same moment")
  func keptDeadline() throws {
    try #require(PlatformClock.readsVirtualTime || isNotLinux)
    guard PlatformClock.readsVirtualTime else { return }
    let clock = VirtualClock()
    var woke: Duration?
    clock.withCurrent {
      Task { @MainActor in
        let deadline = ContinuousClock.now + .seconds(1)
        try? await Task.sleep(for: .milliseconds(400))
        try? await Task.sleep(until: deadline, clock: .continuous)
        woke = clock.now
      }
    }
    clock.advance(by: .seconds(5))
    #expect(woke == .seconds(1))
  }

  private var isNotLinux: Bool {
    #if os(Linux)
      false
    #else
      true
    #endif
  }

  @Test("sleeps with equal deadlines end in the order they began")
  func equalDeadlines() {
    let clock = VirtualClock()
    var order: [Int] = []
    clock.withCurrent {
      for number in 0..<20 {
        Task { @MainActor in
          try? await Task.sleep(for: .seconds(1))
          order.append(number)
        }
      }
    }
    clock.advance(by: .seconds(1))
    #expect(order == Array(0..<20))
  }

  @Test("cancelling a sleeping task wakes it at once, and nothing is left waiting")
  func cancellation() {
    let clock = VirtualClock()
    var log: [String] = []
    clock.withCurrent {
      let task = Task { @MainActor in
        do { try await Task.sleep(for: .seconds(100)) } catch { log.append("\(error)") }
      }
      clock.runReady()
      #expect(clock.pending == ["Task.sleep in 100.0 seconds"])
      task.cancel()
      clock.runReady()
    }
    #expect(log == ["CancellationError()"])
    #expect(clock.now == .zero)
    #expect(clock.pending == [])
    #expect(clock.nextDeadline == nil)
  }

  @Test("a hundred seconds of sleep cost no real time")
  func noRealTime() {
    let start = PlatformClock.realNanoseconds
    let clock = VirtualClock()
    var isDone = false
    clock.withCurrent {
      Task { @MainActor in
        try? await Task.sleep(for: .seconds(100))
        isDone = true
      }
    }
    clock.advance(by: .seconds(100))
    #expect(isDone)
    // Generous for a busy machine: the point is the factor of a hundred.
    #expect(PlatformClock.realNanoseconds - start < 1_000_000_000)
  }

  @Test("Date, DispatchTime and ContinuousClock advance with the clock")
  func platformClocks() {
    guard PlatformClock.readsVirtualTime else { return }
    let clock = VirtualClock()
    clock.withCurrent {
      let (date, time, instant) = (Date(), DispatchTime.now(), ContinuousClock.now)
      #expect(date.timeIntervalSince1970 == 1_735_689_600)
      clock.advance(by: .seconds(2))
      #expect(Date().timeIntervalSince(date) == 2)
      #expect(DispatchTime.now().uptimeNanoseconds - time.uptimeNanoseconds == 2_000_000_000)
      #expect(instant.duration(to: .now) == .seconds(2))
    }
    #expect(Date().timeIntervalSince1970 != 1_735_689_602)
  }

  @Test(
    "where the real clock shows through, what passed of a delay is rounded away",
    arguments: [
      (.nanoseconds(999_999_300), .seconds(1)), (.microseconds(349_980), .milliseconds(350)),
      (.seconds(1), .seconds(1)), (.zero, .zero), (.seconds(-1), .seconds(-1)),
    ] as [(Duration, Duration)])
  func rounding(remaining: Duration, delay: Duration) {
    #expect(PlatformClock.roundedUp(remaining) == delay)
  }
}

/// How the operating system's clocks look from inside a simulation.
///
/// `Task.sleep(for:)` turns its duration into an instant of the real clock before any executor
/// hears of it, and app code may keep an instant and sleep until it later. Both come out exactly
/// only if reading the real clock gives virtual time. On Linux it does: `ClockHook` stands between
/// the C library's clocks and the Swift runtime, Dispatch and Foundation.
///
/// Where it cannot, `readsVirtualTime` is false, and the real time that passed between making the
/// instant and enqueuing the job is removed by rounding up to the millisecond.
package enum PlatformClock {
  /// The uptime at which every simulation starts; constant, so that runs are equal.
  static let uptimeStart: Duration = .seconds(100_000)

  /// Whether the operating system's clocks read virtual time on a simulating thread.
  package static let readsVirtualTime: Bool = {
    VirtualClock().withCurrent {
      ContinuousClock.now.duration(to: .now) == .zero
        && ContinuousClock.now.duration(to: .now) == .zero
    }
  }()

  /// Stands in for the operating system's clocks, where that is possible.
  static func install() {
    #if os(Linux)
      ClockHook.install()
    #endif
  }

  /// The delay an app asked for, given what remains of it on the real clock.
  static func delay(fromRemaining remaining: Duration) -> Duration {
    readsVirtualTime ? remaining : roundedUp(remaining)
  }

  /// The duration, rounded up to the millisecond.
  package static func roundedUp(_ duration: Duration) -> Duration {
    let (seconds, attoseconds) = duration.components
    let millisecond: Int64 = 1_000_000_000_000_000
    let milliseconds = (attoseconds + (attoseconds > 0 ? millisecond - 1 : 0)) / millisecond
    return .seconds(seconds) + .milliseconds(milliseconds)
  }

  /// The real time in nanoseconds since an arbitrary moment, also inside a simulation.
  package static var realNanoseconds: UInt64 {
    VirtualClock.withoutCurrent {
      let (seconds, attoseconds) = ContinuousClock.Instant.now.sinceStart.components
      return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
    }
  }
}

extension ContinuousClock.Instant {
  /// The time from the clock's zero; the standard library keeps it private.
  fileprivate var sinceStart: Duration { unsafeBitCast(self, to: Duration.self) }
}

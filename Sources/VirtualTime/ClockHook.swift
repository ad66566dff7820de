#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Makes the C library's clocks read virtual time on a simulating thread.
  ///
  /// Every loaded library calls `clock_gettime` through a slot of its own that the dynamic linker
  /// filled in. `install` points those slots at a function that answers for the current clock, and
  /// asks the C library on all other threads. Clocks that measure the processor time of a process
  /// or thread are left alone.
  enum ClockHook {
    private typealias GetTime =
      @convention(c) (clockid_t, UnsafeMutablePointer<timespec>) -> CInt

    // Written once, by `install`, before the first slot is changed; read only through the slots.
    nonisolated(unsafe) private static var system: GetTime?

    static func install() {
      guard let found = dlsym(nil, "clock_gettime") else { return }
      system = unsafeBitCast(found, to: GetTime.self)
      let replacement: GetTime = { clock, time in
        guard let virtual = ThreadSlot.clock, ClockHook.measuresTime(clock) else {
          return ClockHook.system?(clock, time) ?? -1
        }
        time.pointee = virtual._withUnsafeGuaranteedRef { $0.time(of: clock) }
        return 0
      }
      LoadedModules.redirect(
        "clock_gettime", to: unsafeBitCast(replacement, to: UnsafeRawPointer.self))
    }

    private static func measuresTime(_ clock: clockid_t) -> Bool {
      // Negative identifiers are processor-time clocks of other processes and threads.
      clock >= 0 && clock != CLOCK_PROCESS_CPUTIME_ID && clock != CLOCK_THREAD_CPUTIME_ID
    }
  }

  extension VirtualClock {
    fileprivate func time(of clock: clockid_t) -> timespec {
      let isTimeOfDay = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE
      let start = isTimeOfDay ? wallClockStart : PlatformClock.uptimeStart
      let (seconds, attoseconds) = (start + now).components
      return timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    }
  }
#endif

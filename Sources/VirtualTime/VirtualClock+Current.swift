#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Both are written once, by `ThreadSlot.prepare()`, which runs inside a `static let` (so under the
// runtime's once-lock) and before any clock exists. A thread that reads them earlier sees
// `isReady == false` and treats itself as not simulating, which it is.
nonisolated(unsafe) private var slotKey: pthread_key_t = 0
nonisolated(unsafe) private var slotIsReady = false

/// The thread-local pointer to the thread's current clock.
enum ThreadSlot {
  static func prepare() {
    guard pthread_key_create(&slotKey, nil) == 0 else { return }
    slotIsReady = true
  }

  @inline(__always)
  static var value: UnsafeMutableRawPointer? {
    slotIsReady ? pthread_getspecific(slotKey) : nil
  }

  /// The current clock, not retained: it is kept alive by the `withCurrent` that set it.
  @inline(__always)
  static var clock: Unmanaged<VirtualClock>? {
    value.map { Unmanaged<VirtualClock>.fromOpaque($0) }
  }

  static func set(_ newValue: UnsafeMutableRawPointer?) {
    pthread_setspecific(slotKey, newValue)
  }
}

extension VirtualClock {
  /// The current clock of the calling thread.
  package static var current: VirtualClock? {
    ThreadSlot.clock?.takeUnretainedValue()
  }

  /// Makes the clock the calling thread's current one while the body runs.
  ///
  /// Nests: the previous clock is current again afterwards.
  @discardableResult
  package func withCurrent<R>(_ body: () throws -> R) rethrows -> R {
    let previous = ThreadSlot.value
    let pointer = Unmanaged.passUnretained(self).toOpaque()
    if previous == pointer { return try body() }
    ThreadSlot.set(pointer)
    defer {
      ThreadSlot.set(previous)
      withExtendedLifetime(self) {}
    }
    return try body()
  }

  /// Suspends the simulation's hold on the thread while the body runs: real time, real executors.
  package static func withoutCurrent<R>(_ body: () throws -> R) rethrows -> R {
    guard let previous = ThreadSlot.value else { return try body() }
    ThreadSlot.set(nil)
    defer { ThreadSlot.set(previous) }
    return try body()
  }
}

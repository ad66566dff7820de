public import Foundation

/// A timer that fires on the current simulation's virtual time.
///
/// Same calls as Foundation's `Timer` with a block. Made outside a simulation it wraps a real one.
/// A repeating timer fires at exact multiples of its interval after its first fire date.
///
/// Blocks are `@MainActor`: they run on the simulation's thread, which is the main actor's.
// `@unchecked Sendable`: like Foundation's, a timer is used on the thread that made it.
public final class VirtualTimerSource: @unchecked Sendable {
  /// The time between two firings, in seconds.
  public let timeInterval: TimeInterval

  /// How late the timer may fire; a simulation fires on time.
  public var tolerance: TimeInterval = 0

  /// Anything the app attaches to the timer.
  public var userInfo: Any?

  /// Whether the timer can still fire.
  public private(set) var isValid = true

  /// The date of the next firing.
  public private(set) var fireDate: Date

  private let repeats: Bool
  private let block: (VirtualTimerSource) -> Void
  private var pending: VirtualTimer?
  private var platformTimer: Timer?

  /// Makes a timer that fires once it is added to a run loop.
  public init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (VirtualTimerSource) -> Void
  ) {
    // Foundation: "If seconds is less than or equal to 0.0, this method chooses the nonnegative
    // value of 0.0001 seconds instead."
    timeInterval = repeats ? (interval > 0 ? interval : 0.0001) : 0
    fireDate = date
    self.repeats = repeats
    self.block = { timer in assumingMainActor { block(timer) }() }
  }

  /// Makes a timer whose first firing is one interval away once it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (VirtualTimerSource) -> Void
  ) {
    let interval = interval > 0 ? interval : 0.0001
    self.init(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: block)
  }

  /// Makes a timer and starts it.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @MainActor (VirtualTimerSource) -> Void
  ) -> VirtualTimerSource {
    let timer = VirtualTimerSource(timeInterval: interval, repeats: repeats, block: block)
    timer.start(after: Duration(roundingSeconds: interval > 0 ? interval : 0.0001))
    return timer
  }

  /// Stops the timer for good.
  public func invalidate() {
    isValid = false
    pending?.cancel()
    pending = nil
    platformTimer?.invalidate()
    platformTimer = nil
  }

  /// Fires now; a timer that does not repeat is invalid afterwards.
  public func fire() {
    guard isValid else { return }
    if !repeats { invalidate() }
    block(self)
  }

  /// Starts the timer on the run loop it was added to; adding it again does nothing.
  func start() {
    start(after: Duration(roundingSeconds: fireDate.timeIntervalSinceNow))
  }

  private func start(after delay: Duration) {
    guard isValid, pending == nil, platformTimer == nil else { return }
    if let clock = VirtualClock.current {
      wait(delay, on: clock)
    } else {
      let timer = Timer(fire: fireDate, interval: timeInterval, repeats: repeats) { _ in
        self.fire()
      }
      platformTimer = timer
      RunLoop.current.add(timer, forMode: .default)
    }
  }

  private func wait(_ delay: Duration, on clock: VirtualClock) {
    pending = clock.schedule(after: delay, label: repeats ? "repeating Timer" : "Timer") {
      self.pending = nil
      // The next firing is in place before the block runs, so that the block can invalidate it.
      // The clock is current while its timers run.
      if self.repeats, let clock = VirtualClock.current {
        self.fireDate += self.timeInterval
        self.wait(Duration(roundingSeconds: self.timeInterval), on: clock)
      }
      self.fire()
    }
  }
}

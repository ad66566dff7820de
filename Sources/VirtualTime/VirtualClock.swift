/// The virtual time, main queue and executor of one simulation.
///
/// Everything that would wait for the platform waits here instead: closures of the main queue,
/// timers, transitions, and every Swift concurrency job that is enqueued while the clock is its
/// thread's current one. Nothing runs until the owner asks (`runReady`, `runOne`, `advance`), and
/// time passes only in `advance`, which stops at each deadline exactly.
///
/// While the clock is current, the operating system's clocks read virtual time on that thread
/// (see `PlatformClock.swift`), so `ContinuousClock.now`, `DispatchTime.now()` and `Date()` agree
/// with `now`.
///
/// ```swift
/// let clock = VirtualClock()
/// clock.withCurrent {
///   Task { try await Task.sleep(for: .seconds(1)); save() }
/// }
/// clock.advance(by: .seconds(1))  // save() has run, at 1 s exactly
/// ```
///
// `@unchecked Sendable`: a clock belongs to one simulation and a simulation to one thread, the one
// that calls `withCurrent`. All state below is touched on that thread only. Other threads reach a
// clock solely through `inbox`, which has its own lock, and through `serial`, which never changes.
package final class VirtualClock: @unchecked Sendable {
  /// The virtual time that has passed since the clock was made.
  @exclusivity(unchecked) package internal(set) var now: Duration = .zero

  /// The seed that orders work which is ready at the same moment; 0 keeps the order of arrival.
  package let seed: UInt64

  /// The number of jobs one `runReady` may run before it gives up.
  ///
  /// A screen that settles needs tens of jobs; ten thousand is a loop that feeds itself.
  @exclusivity(unchecked) package var turnBudget = 10_000

  /// Whether a `runReady` stopped at `turnBudget` with work left; stays set until it is cleared.
  @exclusivity(unchecked) package var exceededBudget = false

  /// Called after each job or timer has run, while the clock is current.
  @exclusivity(unchecked) package var afterEach: (() -> Void)?

  /// The wall-clock time, since 1970, at which the simulation starts: 2025-01-01T00:00:00Z.
  @exclusivity(unchecked) package var wallClockStart: Duration = .seconds(1_735_689_600)

  /// Whether `discard` was called; a discarded clock accepts no work.
  @exclusivity(unchecked) package internal(set) var isDiscarded = false

  /// What a simulation keeps where code that is bound to no actor finds it: with the clock of its
  /// thread.
  @exclusivity(unchecked) package var companion: AnyObject?

  /// Whether what is to be received on a scheduler is handed over at once; nil where it never is.
  @exclusivity(unchecked) package var handsOverAtOnce: (() -> Bool)?

  /// Who listens at the default notification center of the simulated process.
  let notifications = NotificationLedger()

  /// The operations of the main queue.
  private(set) lazy var mainOperations = OperationLine(isMain: true, on: self)

  /// The queue whose operation runs now.
  var runningOperationQueue: VirtualOperationQueue?

  /// Identifies the clock among all clocks of the process.
  let serial: UInt64

  /// The last task identifier given out before the clock was made.
  let lastForeignTask: UInt64

  /// The tasks that belong to the clock.
  @exclusivity(unchecked) var tasks: TaskLedger

  /// Jobs of this clock's tasks that other threads resumed.
  let inbox = Inbox()

  @exclusivity(unchecked) var ready: ReadyQueue
  let timers = TimerHeap()
  let systemTimers = TimerHeap()
  @exclusivity(unchecked) var nextSequence: UInt64 = 0

  /// Makes a clock at time zero.
  ///
  /// The first clock of a process installs the executors (see `ExecutorRouter.swift`).
  ///
  /// - Parameter seed: 0 runs simultaneously ready work in order of arrival. Any other value
  ///   permutes it, within what a real platform may do: the main queue stays first in, first out,
  ///   background work and timers with equal deadlines come in any order.
  package init(seed: UInt64 = 0) {
    self.seed = seed
    ready = ReadyQueue(seed: seed)
    lastForeignTask = ExecutorRouter.install()
    tasks = TaskLedger(first: lastForeignTask + 1)
    serial = ClockRegistry.nextSerial()
    ClockRegistry.add(self)
  }

  deinit {
    ClockRegistry.remove(serial)
  }

  /// Runs a closure on the main queue, after what is already there.
  package func enqueue(_ work: @escaping () -> Void) {
    if isDiscarded { return }
    ready.append(.closure(work), lane: .main)
  }

  /// Runs a closure as a background queue would: in no fixed order with the main queue.
  package func enqueueBackground(_ work: @escaping () -> Void) {
    if isDiscarded { return }
    ready.append(.closure(work), lane: .background)
  }

  /// Runs app-visible work (`asyncAfter`, `Timer`, a Combine scheduler) after a delay.
  ///
  /// Work due at the same time runs in the order it was scheduled. A delay of zero or less is
  /// ready at once.
  ///
  /// - Parameter label: Names the work in `pending`.
  @discardableResult
  package func schedule(
    after delay: Duration, label: String = "timer", _ work: @escaping () -> Void
  ) -> VirtualTimer {
    add(after: delay, label: label, isSystem: false, lane: .main, .closure(work))
  }

  /// Runs the platform's own work (a transition) after a delay; settling waits for it.
  @discardableResult
  package func scheduleSystem(
    after delay: Duration, label: String = "transition", _ work: @escaping () -> Void
  ) -> VirtualTimer {
    add(after: delay, label: label, isSystem: true, lane: .main, .closure(work))
  }

  /// Whether anything can run without time passing.
  package var hasReadyWork: Bool {
    receiveInbox()
    return !ready.isEmpty
  }

  /// The earliest time at which platform work is due.
  package var nextSystemDeadline: Duration? { systemTimers.first?.deadline }

  /// The earliest time at which anything is due.
  package var nextDeadline: Duration? {
    switch (timers.first?.deadline, systemTimers.first?.deadline) {
    case (let app?, let system?): min(app, system)
    case (let app, let system): app ?? system
    }
  }

  @discardableResult
  func add(
    after delay: Duration, label: String, isSystem: Bool, lane: Lane, _ work: VirtualTimer.Work
  ) -> VirtualTimer {
    let timer = VirtualTimer(
      deadline: now + max(delay, .zero), sequence: nextSequence, label: label, lane: lane,
      work: isDiscarded ? nil : work)
    nextSequence += 1
    if isDiscarded { return timer }
    if delay <= .zero {
      ready.append(.timer(timer), lane: lane)
    } else if isSystem {
      systemTimers.insert(timer)
    } else {
      timers.insert(timer)
    }
    return timer
  }
}

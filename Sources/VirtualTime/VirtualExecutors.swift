@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

/// The main actor's executor: virtual on a simulating thread, the platform's elsewhere.
@available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *)
final class VirtualMainExecutor: MainExecutor, SchedulingExecutor {
  private let platform = PlatformExecutorFactory.mainExecutor

  func run() throws { try platform.run() }

  func stop() { platform.stop() }

  var isMainExecutor: Bool { true }

  func enqueue(_ job: consuming ExecutorJob) {
    job.enqueue(place: .main, platform: platform)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    job.enqueue(
      place: .main, after: delay, tolerance: tolerance, clock: clock, platform: platform)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    job.enqueue(
      place: .main, at: instant, tolerance: tolerance, clock: clock, platform: platform)
  }

  /// A simulating thread is the main thread as far as the simulated app is concerned.
  func checkIsolated() {
    if ThreadSlot.value == nil { platform.checkIsolated() }
  }

  func isIsolatingCurrentContext() -> Bool? {
    ThreadSlot.value == nil ? platform.isIsolatingCurrentContext() : true
  }
}

/// The executor of everything that is isolated to no actor.
@available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *)
final class VirtualDefaultExecutor: TaskExecutor, SchedulingExecutor {
  private let platform = PlatformExecutorFactory.defaultExecutor

  func enqueue(_ job: consuming ExecutorJob) {
    job.enqueue(place: .background, platform: platform)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    job.enqueue(
      place: .background, after: delay, tolerance: tolerance, clock: clock, platform: platform)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    job.enqueue(
      place: .background, at: instant, tolerance: tolerance, clock: clock, platform: platform)
  }
}

@available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *)
struct VirtualExecutorFactory: ExecutorFactory {
  static var mainExecutor: any MainExecutor { ExecutorRouter.main }
  static var defaultExecutor: any TaskExecutor { ExecutorRouter.background }
}

@available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *)
extension ExecutorJob {
  fileprivate consuming func enqueue(place: VirtualJob.Place, platform: any Executor) {
    let (job, route) = routed(place)
    switch route {
    case .platform: platform.enqueue(ExecutorJob(job.job))
    case .nowhere: break  // The task stays suspended for good.
    case .inbox(let inbox): inbox.append(job)
    case .clock(let owner): owner.ready.append(.job(job), lane: job.lane)
    }
  }

  fileprivate consuming func enqueue<C: Clock>(
    place: VirtualJob.Place, after delay: C.Duration, tolerance: C.Duration?, clock: C,
    platform: any Executor
  ) {
    let (job, route) = routed(place)
    switch route {
    case .platform:
      (platform as? any SchedulingExecutor)?
        .enqueue(ExecutorJob(job.job), after: delay, tolerance: tolerance, clock: clock)
    case .nowhere: break
    // The deadline cannot be placed on the clock's time from here: the sleep ends at once.
    case .inbox(let inbox): inbox.append(job)
    case .clock(let owner):
      ExecutorRouter.deliver(job, after: delay as? Duration ?? .zero, to: owner)
    }
  }

  fileprivate consuming func enqueue<C: Clock>(
    place: VirtualJob.Place, at instant: C.Instant, tolerance: C.Duration?, clock: C,
    platform: any Executor
  ) {
    let (job, route) = routed(place)
    switch route {
    case .platform:
      (platform as? any SchedulingExecutor)?
        .enqueue(ExecutorJob(job.job), at: instant, tolerance: tolerance, clock: clock)
    case .nowhere: break
    // The deadline cannot be placed on the clock's time from here: the sleep ends at once.
    case .inbox(let inbox): inbox.append(job)
    case .clock(let owner):
      let remaining = clock.now.duration(to: instant) as? Duration ?? .zero
      ExecutorRouter.deliver(
        job, after: PlatformClock.delay(fromRemaining: remaining), to: owner)
    }
  }

  private consuming func routed(
    _ place: VirtualJob.Place
  ) -> (VirtualJob, ExecutorRouter.Route) {
    let isTask = kind == .task
    let job = UnownedJob(self)
    return (
      VirtualJob(job: job, place: isTask || place == .main ? place : .actor),
      ExecutorRouter.route(job, isTask: isTask)
    )
  }
}

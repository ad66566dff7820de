// Modelled: full, documented
extension Publishers {
  /// A publisher that sends everything later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// How much later.
    public let interval: Context.SchedulerTimeType.Stride
    /// How exact the delay has to be.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// Where values are sent.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      let outlet = Outlet(subscriber)
      let pending = PendingWork()
      func later(_ action: @escaping () -> Void) {
        pending.add(
          on: scheduler, after: scheduler.now.advanced(by: interval), tolerance: tolerance,
          options: options, action)
      }
      let inlet = Inlet<Output, Failure>(
        onValue: { value in later { outlet.send(value) } },
        onCompletion: { completion in later { outlet.send(completion: completion) } })
      outlet.onEnd = {
        pending.cancel()
        inlet.cancel()
      }
      outlet.open()
      if outlet.isOpen { upstream.subscribe(inlet) }
    }
  }
}

extension Publisher {
  /// Sends everything later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}

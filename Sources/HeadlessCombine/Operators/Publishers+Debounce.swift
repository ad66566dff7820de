// Modelled: full, documented
extension Publishers {
  /// A publisher that sends a value once no other has come for a while.
  ///
  /// What still waits when the source ends is not sent.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// How long it must be quiet.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// Where values are sent.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      let outlet = Outlet(subscriber)
      let pending = PendingWork()
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          pending.cancel()
          pending.add(
            on: scheduler, after: scheduler.now.advanced(by: dueTime), tolerance: nil,
            options: options
          ) { outlet.send(value) }
        },
        onCompletion: { completion in
          pending.cancel()
          scheduler.schedule(options: options) { outlet.send(completion: completion) }
        })
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
  /// Sends a value once no other has come for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

// Modelled: full, documented
extension Publishers {
  /// A publisher that sends at most one value in an interval.
  ///
  /// The first value is sent at once. Of those that come within the interval after a sent value,
  /// the latest or the first is sent at its end.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// The interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// Where values are sent.
    public let scheduler: Context
    /// Whether the latest value of an interval is sent, and not the first.
    public let latest: Bool

    /// Makes the publisher.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      let outlet = Outlet(subscriber)
      let pending = PendingWork()
      var nextTime: Context.SchedulerTimeType?
      var waiting: Output?
      func send(_ value: Output) {
        nextTime = scheduler.now.advanced(by: interval)
        outlet.send(value)
      }
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          if waiting != nil {
            if latest { waiting = value }
            return
          }
          waiting = value
          let now = scheduler.now
          pending.add(
            on: scheduler, after: nextTime.map { Swift.max($0, now) } ?? now, tolerance: nil,
            options: nil
          ) {
            guard let value = waiting else { return }
            waiting = nil
            send(value)
          }
        },
        onCompletion: { completion in
          pending.cancel()
          scheduler.schedule {
            if case .finished = completion, let value = waiting { outlet.send(value) }
            outlet.send(completion: completion)
          }
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
  /// Sends at most one value in an interval.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

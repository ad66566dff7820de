// Modelled: full, documented
import VirtualTime

extension Publishers {
  /// A publisher that sends everything on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      let outlet = Outlet(subscriber)
      // A scheduler that is immediate by itself does not hand over any sooner.
      let handsOver =
        Context.self == ImmediateScheduler.self ? nil : VirtualClock.current?.handsOverAtOnce
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          if let handsOver, handsOver() { return outlet.send(value) }
          scheduler.schedule(options: options) { outlet.send(value) }
        },
        onCompletion: { completion in
          if let handsOver, handsOver() { return outlet.send(completion: completion) }
          scheduler.schedule(options: options) { outlet.send(completion: completion) }
        })
      outlet.onEnd = { inlet.cancel() }
      outlet.open()
      if outlet.isOpen { upstream.subscribe(inlet) }
    }
  }

  /// A publisher that subscribes to its source on a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Makes the publisher.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      let outlet = Outlet(subscriber)
      let inlet = Inlet<Output, Failure>(
        onValue: { outlet.send($0) }, onCompletion: { outlet.send(completion: $0) })
      outlet.onEnd = { inlet.cancel() }
      outlet.open()
      scheduler.schedule(options: options) {
        if outlet.isOpen { upstream.subscribe(inlet) }
      }
    }
  }
}

extension Publisher {
  /// Sends everything on a scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes to the source on a scheduler.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

// Modelled: full, documented
/// A subject that passes values to its current subscribers and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let conduits = Conduits<Output, Failure>()
  private var upstreams: [any Subscription] = []

  /// Makes a subject.
  public init() {}

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  public func send(_ value: Output) { conduits.send(value) }

  public func send(completion: Subscribers.Completion<Failure>) {
    conduits.send(completion: completion)
  }

  public func send(subscription: any Subscription) {
    upstreams.append(subscription)
    subscription.request(.unlimited)
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Failure, S.Input == Output {
    conduits.add(subscriber, to: self)
  }
}

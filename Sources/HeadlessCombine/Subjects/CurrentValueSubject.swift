// Modelled: full, documented
/// A subject that keeps the last value and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let conduits = Conduits<Output, Failure>()
  private var current: Output
  private var upstreams: [any Subscription] = []

  /// Makes a subject with a first value.
  public init(_ value: Output) { current = value }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }

  /// The last value; setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard conduits.completion == nil else { return }
    current = value
    conduits.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    conduits.send(completion: completion)
  }

  public func send(subscription: any Subscription) {
    upstreams.append(subscription)
    subscription.request(.unlimited)
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Failure, S.Input == Output {
    conduits.add(subscriber, to: self, initial: { self.current })
  }
}

// Modelled: full, documented
/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let base: any Publisher<Output, Failure>

  /// Wraps a publisher.
  public init<P>(_ publisher: P)
  where P: Publisher, Output == P.Output, Failure == P.Failure {
    base = (publisher as? AnyPublisher<Output, Failure>)?.base ?? publisher
  }

  public var description: String { "AnyPublisher" }

  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    base.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// A subscriber whose type is hidden.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let base: any Subscriber<Input, Failure>

  /// Wraps a subscriber.
  public init<S>(_ subscriber: S)
  where S: Subscriber, Input == S.Input, Failure == S.Failure {
    base = subscriber
  }

  public var combineIdentifier: CombineIdentifier { base.combineIdentifier }

  public func receive(subscription: any Subscription) { base.receive(subscription: subscription) }

  public func receive(_ value: Input) -> Subscribers.Demand { base.receive(value) }

  public func receive(completion: Subscribers.Completion<Failure>) {
    base.receive(completion: completion)
  }
}

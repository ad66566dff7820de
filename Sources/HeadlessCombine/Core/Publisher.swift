// Modelled: full, documented
/// A type that sends a sequence of values over time, and then possibly a completion.
public protocol Publisher<Output, Failure> {
  /// The kind of values it sends.
  associatedtype Output
  /// The kind of errors it may fail with; `Never` if it does not fail.
  associatedtype Failure: Error

  /// Attaches a subscriber; called by `subscribe(_:)`.
  func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S>(_ subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which passes everything on to its own subscribers.
  public func subscribe<S>(_ subject: S) -> AnyCancellable
  where S: Subject, Failure == S.Failure, Output == S.Output {
    let inlet = Inlet<Output, Failure>(
      onValue: { subject.send($0) }, onCompletion: { subject.send(completion: $0) })
    inlet.onSubscription = { subject.send(subscription: $0) }
    subscribe(inlet)
    return AnyCancellable { inlet.cancel() }
  }
}

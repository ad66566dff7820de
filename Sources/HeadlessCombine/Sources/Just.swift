// Modelled: full, documented
/// A publisher that sends one value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Makes a publisher of one value.
  public init(_ output: Output) { self.output = output }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Never, S.Input == Output {
    let outlet = Outlet(subscriber)
    outlet.open()
    outlet.send(output)
    outlet.send(completion: .finished)
  }
}

extension Just: Equatable where Output: Equatable {}

/// A publisher that sends nothing, and finishes at once or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether it finishes at once.
  public let completeImmediately: Bool

  /// Makes a publisher without values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Makes a publisher without values, and names its types.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Failure, S.Input == Output {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error it fails with.
  public let error: Failure

  /// Makes a publisher that fails.
  public init(error: Failure) { self.error = error }

  /// Makes a publisher that fails, and names the type of the values it does not send.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Failure, S.Input == Output {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

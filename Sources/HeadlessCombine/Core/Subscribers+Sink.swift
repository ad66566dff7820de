// Modelled: full, documented
extension Subscribers {
  /// A subscriber that asks for everything and calls closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Called for each value.
    public var receiveValue: (Input) -> Void
    /// Called at the end.
    public var receiveCompletion: (Completion<Failure>) -> Void

    private var subscription: (any Subscription)?
    private var isDone = false

    /// Makes a sink.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isDone else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      if !isDone { receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      guard !isDone else { return }
      isDone = true
      subscription = nil
      receiveCompletion(completion)
      release()
    }

    /// Ends the subscription and releases the closures.
    public func cancel() {
      isDone = true
      let cancelled = subscription
      subscription = nil
      cancelled?.cancel()
      release()
    }

    private func release() {
      receiveValue = { _ in }
      receiveCompletion = { _ in }
    }
  }
}

extension Publisher {
  /// Calls closures for each value and at the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}

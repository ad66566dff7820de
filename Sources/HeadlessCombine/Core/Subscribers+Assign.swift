// Modelled: full, documented
extension Subscribers {
  /// A subscriber that writes each value into a property of an object.
  ///
  /// It keeps the object alive until it is cancelled or the publisher ends.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never

    /// The object that is written to; nil after the end.
    public private(set) var object: Root?
    /// The property that is written.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private var subscription: (any Subscription)?

    /// Makes a subscriber that writes to a property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) {
      subscription = nil
      object = nil
    }

    /// Ends the subscription and releases the object.
    public func cancel() {
      let cancelled = subscription
      subscription = nil
      object = nil
      cancelled?.cancel()
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value into a property of an object, which is kept alive meanwhile.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let subscriber = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

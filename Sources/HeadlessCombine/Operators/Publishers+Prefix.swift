// Modelled: full, documented
extension Publishers {
  /// A publisher that ends after a range of the values.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// The positions of the values that are sent.
    public let range: CountableRange<Int>

    /// Makes the publisher.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Upstream.Output {
      guard !range.isEmpty else {
        return Empty(outputType: Upstream.Output.self, failureType: Failure.self)
          .subscribe(subscriber)
      }
      var position = -1
      upstream.relay(to: subscriber) { value in
        position += 1
        if position < range.lowerBound { return .skip }
        return position < range.upperBound - 1 ? .send(value) : .sendAndEnd(value)
      }
    }
  }

  /// A publisher that ends before the first value a closure does not accept.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// Whether the publisher goes on.
    public let predicate: (Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      upstream.relay(to: subscriber) { predicate($0) ? .send($0) : .end(.finished) }
    }
  }

  /// A publisher that sends the first value a closure accepts.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// Whether the value is the one.
    public let predicate: (Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      upstream.relay(to: subscriber) { predicate($0) ? .sendAndEnd($0) : .skip }
    }
  }
}

extension Publisher {
  /// Sends at most a number of values.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<maxLength)
  }

  /// Ends before the first value the closure does not accept.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends the first value and ends.
  public func first() -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self) { _ in true }
  }

  /// Sends the first value the closure accepts and ends.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the value at a position and ends.
  public func output(at index: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: index..<(index + 1))
  }
}

// Modelled: full, documented
extension Publishers {
  /// A publisher that leaves values out.
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// Whether a value is sent.
    public let isIncluded: (Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      upstream.relay(to: subscriber) { isIncluded($0) ? .send($0) : .skip }
    }
  }

  /// A publisher that leaves out values that equal the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// Whether two values are equal.
    public let predicate: (Output, Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      var last: Output?
      upstream.relay(to: subscriber) { value in
        if let last, predicate(last, value) { return .skip }
        last = value
        return .send(value)
      }
    }
  }

  /// A publisher that leaves out a number of first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// The number of values that are left out.
    public let count: Int

    /// Makes the publisher.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      var left = count
      upstream.relay(to: subscriber) { value in
        guard left > 0 else { return .send(value) }
        left -= 1
        return .skip
      }
    }
  }

  /// A publisher that leaves out the values up to the first one a closure accepts.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// Whether values are still left out.
    public let predicate: (Output) -> Bool

    /// Makes the publisher.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      var isDropping = true
      upstream.relay(to: subscriber) { value in
        isDropping = isDropping && predicate(value)
        return isDropping ? .skip : .send(value)
      }
    }
  }

  /// A publisher that only passes the end on.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream

    /// Makes the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Never {
      upstream.relay(to: subscriber) { _ in .skip }
    }
  }
}

extension Publisher {
  /// Sends the values the closure accepts.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Leaves out values that equal the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Leaves out a number of first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Leaves out the values up to the first one the closure does not accept.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Passes only the end on.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: ==)
  }
}

// Modelled: full, documented
extension Publishers {
  /// A publisher that sends, at the end, what a closure made of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// What the first call gets.
    public let initial: Output
    /// The closure.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Makes the publisher.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      var result = initial
      upstream.relay(to: subscriber) {
        result = nextPartialResult(result, $0)
        return .skip
      } onCompletion: { completion in
        if case .failure = completion { return .end(completion) }
        return .sendAndEnd(result)
      }
    }
  }

  /// A publisher that sends the last value.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream

    /// Makes the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      var last: Output?
      upstream.relay(to: subscriber) {
        last = $0
        return .skip
      } onCompletion: { completion in
        guard case .finished = completion, let last else { return .end(completion) }
        return .sendAndEnd(last)
      }
    }
  }

  /// A publisher that sends a value if the source sent none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// The value.
    public let output: Output

    /// Makes the publisher.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      var isEmpty = true
      upstream.relay(to: subscriber) {
        isEmpty = false
        return .send($0)
      } onCompletion: { completion in
        guard case .finished = completion, isEmpty else { return .end(completion) }
        return .sendAndEnd(output)
      }
    }
  }
}

extension Publisher {
  /// Sends all values together at the end.
  public func collect() -> Publishers.Reduce<Self, [Output]> {
    reduce([]) { $0 + [$1] }
  }

  /// Sends, at the end, what the closure made of all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends the number of values at the end.
  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

  /// Sends the last value at the end.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Sends the last value the closure accepts at the end.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Last<Publishers.Filter<Self>> {
    filter(predicate).last()
  }

  /// Sends a value if the source sends none.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}

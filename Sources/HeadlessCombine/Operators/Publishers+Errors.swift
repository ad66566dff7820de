// Modelled: full, documented
extension Publishers {
  /// A publisher with another kind of error than its source, which never fails.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// The source.
    public let upstream: Upstream

    /// Makes the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      upstream.relay(to: subscriber) {
        .send($0)
      } onCompletion: { _ in
        .end(.finished)
      }
    }
  }

  /// A publisher that fails with what a closure makes of the source's error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    /// The source.
    public let upstream: Upstream
    /// The closure.
    public let transform: (Upstream.Failure) -> Failure

    /// Makes the publisher.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      upstream.relay(to: subscriber) {
        .send($0)
      } onCompletion: { completion in
        .end(completion.mapError(transform))
      }
    }
  }

  /// A publisher that sends a value and finishes where its source fails.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

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
    where S: Subscriber, S.Failure == Never, S.Input == Output {
      upstream.relay(to: subscriber) {
        .send($0)
      } onCompletion: { completion in
        if case .failure = completion { return .sendAndEnd(output) }
        return .end(.finished)
      }
    }
  }

  /// A publisher that goes on with another where its source fails.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// The source.
    public let upstream: Upstream
    /// Makes the publisher that takes over.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Makes the publisher.
    public init(
      upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher
    ) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      let chain = Chain(subscriber)
      chain.run(upstream) { completion in
        switch completion {
        case .finished: chain.end(.finished)
        case .failure(let error): chain.run(handler(error)) { chain.end($0) }
        }
      }
    }
  }

  /// A publisher that subscribes to its source again where the source fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// How often it subscribes again; nil is without end.
    public let retries: Int?

    /// Makes the publisher.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      attempt(Chain(subscriber), left: retries)
    }

    private func attempt<S>(_ chain: Chain<S>, left: Int?)
    where S.Failure == Failure, S.Input == Output {
      chain.run(upstream) { completion in
        guard case .failure = completion, left != 0 else { return chain.end(completion) }
        attempt(chain, left: left.map { $0 - 1 })
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Gives a publisher that never fails a kind of error.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publisher {
  /// Fails with what the closure makes of the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }

  /// Sends a value and finishes instead of failing.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Goes on with another publisher instead of failing.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Subscribes again instead of failing, a number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

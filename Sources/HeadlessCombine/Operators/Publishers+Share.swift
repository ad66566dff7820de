// Modelled: full, documented
/// A publisher that starts when it is connected, not when it is subscribed to.
public protocol ConnectablePublisher: Publisher {
  /// Starts, and returns what stops it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects at the first subscription, and disconnects after the last one.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that sends the values of one subscription to many subscribers.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// Makes the subject that the subscribers share.
    public let createSubject: () -> SubjectType

    private lazy var subject = createSubject()

    /// Makes the publisher.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A connectable publisher of a source that never fails.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Makes the publisher.
    public init(upstream: Upstream) {
      multicast = Multicast(upstream: upstream) { PassthroughSubject() }
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      multicast.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { multicast.connect() }
  }

  /// A publisher that is connected while it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream

    private var subscribers = 0
    private var connection: (any Cancellable)?

    /// Makes the publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      subscribers += 1
      let isFirst = subscribers == 1
      // The end of the source needs no disconnecting; the count is for those who leave before.
      upstream.handleEvents(
        receiveCompletion: { _ in self.remove() }, receiveCancel: { self.remove() }
      ).subscribe(subscriber)
      if isFirst, subscribers > 0 { connection = upstream.connect() }
    }

    private func remove() {
      subscribers -= 1
      guard subscribers == 0 else { return }
      let ended = connection
      connection = nil
      ended?.cancel()
    }
  }

  /// A publisher whose subscribers share one subscription to its source.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream

    private let shared:
      Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

    /// Makes the publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      shared.subscribe(subscriber)
    }

    public static func == (a: Share<Upstream>, b: Share<Upstream>) -> Bool { a === b }
  }
}

extension Publisher {
  /// Lets many subscribers share one subscription, from the first to the last of them.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Sends the values of one subscription through the subject that the closure makes.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values of one subscription through a subject.
  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self) { subject }
  }
}

extension Publisher where Failure == Never {
  /// Waits with its values until it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

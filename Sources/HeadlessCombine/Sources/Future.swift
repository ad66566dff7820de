// Modelled: full, documented
/// A publisher of one value that is made once, at once, and given to every subscriber.
public final class Future<Output, Failure: Error>: Publisher {
  /// Fulfils the future, or makes it fail; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  /// Makes a future and calls the closure at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    let subscribers = waiting
    waiting = []
    for subscriber in subscribers { subscriber(result) }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Failure, S.Input == Output {
    let outlet = Outlet(subscriber)
    outlet.open()
    if let result {
      outlet.send(result)
    } else {
      waiting.append { outlet.send($0) }
    }
  }
}

extension Outlet {
  func send(_ result: Result<Downstream.Input, Downstream.Failure>) {
    switch result {
    case .success(let value):
      send(value)
      send(completion: .finished)
    case .failure(let error):
      send(completion: .failure(error))
    }
  }
}

extension Result {
  /// A publisher of the result.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends the value of a result and finishes, or fails with its error.
  public struct Publisher: HeadlessCombine.Publisher {
    public typealias Output = Success

    /// The result.
    public let result: Result<Success, Failure>

    /// Makes a publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Success {
      let outlet = Outlet(subscriber)
      outlet.open()
      outlet.send(result)
    }
  }
}

/// A publisher that is made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher that calls the closure for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Failure, S.Input == Output {
    createPublisher().subscribe(subscriber)
  }
}

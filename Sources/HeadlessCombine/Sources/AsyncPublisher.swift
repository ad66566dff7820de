// Modelled: full, documented
/// The values of a publisher as an asynchronous sequence.
///
/// Values that nobody waits for yet are kept, as many as there are.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  /// Makes a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes, and makes an iterator over what comes.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream<Box>.makeStream()
    let cancellable = publisher.sink(
      receiveCompletion: { _ in continuation.finish() },
      receiveValue: { continuation.yield(Box(value: $0)) })
    return Iterator(base: stream.makeAsyncIterator(), cancellable: cancellable)
  }

  // `@unchecked Sendable`: publisher and iterator are on the thread of one simulation.
  fileprivate struct Box: @unchecked Sendable {
    let value: P.Output
  }

  /// The iterator; the subscription ends with it.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<Box>.Iterator
    fileprivate let cancellable: AnyCancellable

    /// Waits for the next value; nil when the publisher or the task has ended.
    public mutating func next() async -> P.Output? { await base.next()?.value }
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

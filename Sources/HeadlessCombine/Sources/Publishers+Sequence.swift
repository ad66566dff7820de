// Modelled: full, documented
/// The namespace of the publishers that operators make.
public enum Publishers {
  /// A publisher that sends the elements of a sequence and finishes.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The sequence.
    public let sequence: Elements

    /// Makes a publisher of a sequence.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      SequenceSubscription(sequence, subscriber).open()
    }
  }
}

/// Makes elements as they are asked for: the sequence may be endless.
private final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(_ sequence: Elements, _ downstream: Downstream) {
    iterator = sequence.makeIterator()
    self.downstream = downstream
    next = iterator.next()
  }

  func open() {
    downstream?.receive(subscription: self)
    finishIfDone()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    if isDelivering { return }
    isDelivering = true
    defer { isDelivering = false }
    while self.demand > 0, let value = next, let downstream {
      next = iterator.next()
      self.demand -= 1
      self.demand += downstream.receive(value)
    }
    finishIfDone()
  }

  func cancel() { downstream = nil }

  private func finishIfDone() {
    guard next == nil, let downstream else { return }
    self.downstream = nil
    downstream.receive(completion: .finished)
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: Publisher { Publisher(self) }

  /// A publisher that sends the value of an optional, if there is one, and finishes.
  public struct Publisher: HeadlessCombine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// Makes a publisher of an optional.
    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Never, S.Input == Wrapped {
      let outlet = Outlet(subscriber)
      outlet.open()
      if let output { outlet.send(output) }
      outlet.send(completion: .finished)
    }
  }
}

/// The publishers that a source sends, subscribed to at the same time, for one subscriber.
final class Flattening<Downstream: Subscriber, Inner: Publisher>
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
  private let outlet: Outlet<Downstream>
  private let maxPublishers: Subscribers.Demand
  private let onlyLatest: Bool
  private var inner: [Int: Inlet<Inner.Output, Inner.Failure>] = [:]
  private var order: [Int] = []
  private var next = 0
  private var isOuterFinished = false
  /// Asks the source for one more publisher.
  private var more: () -> Void = {}

  init(_ downstream: Downstream, maxPublishers: Subscribers.Demand, onlyLatest: Bool) {
    outlet = Outlet(downstream)
    self.maxPublishers = maxPublishers
    self.onlyLatest = onlyLatest
  }

  func run<P: Publisher>(_ upstream: P, _ transform: @escaping (P.Output) -> Inner)
  where P.Failure == Downstream.Failure {
    let outer = Inlet<P.Output, P.Failure>(
      onValue: { [self] in add(transform($0)) },
      onCompletion: { [self] completion in
        isOuterFinished = true
        if case .failure = completion { return outlet.send(completion: completion) }
        finishIfDone()
      })
    outer.onSubscription = { [maxPublishers] in $0.request(maxPublishers) }
    outlet.onEnd = { [self] in
      outer.cancel()
      cancelInner()
    }
    more = { [weak outer] in outer?.request(.max(1)) }
    outlet.open()
    guard outlet.isOpen else { return }
    upstream.subscribe(outer)
  }

  private func add(_ publisher: Inner) {
    if onlyLatest { cancelInner() }
    let key = next
    next += 1
    let inlet = Inlet<Inner.Output, Inner.Failure>(
      onValue: { [self] in outlet.send($0) },
      onCompletion: { [self] completion in
        inner[key] = nil
        order.removeAll { $0 == key }
        if case .failure = completion { return outlet.send(completion: completion) }
        if maxPublishers != .unlimited { more() }
        finishIfDone()
      })
    inner[key] = inlet
    order.append(key)
    publisher.subscribe(inlet)
  }

  private func cancelInner() {
    // In the order in which they came: what a cancellation does must not depend on hashing.
    let cancelled = order.compactMap { inner[$0] }
    inner = [:]
    order = []
    for inlet in cancelled { inlet.cancel() }
  }

  private func finishIfDone() {
    if isOuterFinished, inner.isEmpty { outlet.send(completion: .finished) }
  }
}

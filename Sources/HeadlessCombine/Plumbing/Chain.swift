/// Several sources, one after the other, for one subscriber.
///
/// The subscriber's demand that one source did not use goes to the next.
final class Chain<Downstream: Subscriber>: Subscription {
  private var downstream: Downstream?
  private var stop: (() -> Void)?
  private var ask: ((Subscribers.Demand) -> Void)?
  private var demand = Subscribers.Demand.none
  private var isOpen = false

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  /// Subscribes to the next source.
  func run<P: Publisher>(
    _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Downstream.Input {
    guard downstream != nil else { return }
    let inlet = ChainInlet<P.Output, P.Failure>(
      onSubscription: { [self] subscription in
        stop = subscription.cancel
        ask = subscription.request
        if !isOpen {
          isOpen = true
          downstream?.receive(subscription: self)
        } else if demand > 0 {
          subscription.request(demand)
        }
      },
      onValue: { [self] value in
        guard let downstream else { return .none }
        demand -= 1
        let more = downstream.receive(value)
        demand += more
        return more
      },
      onCompletion: { [self] completion in
        stop = nil
        ask = nil
        onCompletion(completion)
      })
    publisher.subscribe(inlet)
  }

  /// Ends the subscription.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let ended = downstream
    downstream = nil
    ended?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    ask?(demand)
  }

  func cancel() {
    let cancelled = stop
    downstream = nil
    stop = nil
    ask = nil
    cancelled?()
  }
}

private final class ChainInlet<Input, Failure: Error>: Subscriber {
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    onSubscription: @escaping (any Subscription) -> Void,
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onSubscription = onSubscription
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) { onSubscription(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }

  func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
  case send(Output)
  case skip
  case end(Subscribers.Completion<Failure>)
  case sendAndEnd(Output)
}

/// What an operator makes of the end of its source.
enum Ending<Output, Failure: Error> {
  case end(Subscribers.Completion<Failure>)
  case sendAndEnd(Output)
}

/// An operator with one source: each value becomes at most one value.
///
/// The subscriber's demand goes to the source unchanged, and one more for each value left out.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias ValueStep = Step<Downstream.Input, Downstream.Failure>
  typealias EndStep = Ending<Downstream.Input, Downstream.Failure>

  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var onValue: ((Input) -> ValueStep)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> EndStep)?
  private var demand = Subscribers.Demand.none
  private var last: Downstream.Input?

  init(
    _ downstream: Downstream, onValue: @escaping (Input) -> ValueStep,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> EndStep
  ) {
    self.downstream = downstream
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream, let onValue else { return .none }
    switch onValue(input) {
    case .send(let output):
      demand -= 1
      let more = downstream.receive(output)
      demand += more
      return more
    case .skip:
      return .max(1)
    case .end(let completion):
      let stopped = upstream
      release()
      stopped?.cancel()
      downstream.receive(completion: completion)
    case .sendAndEnd(let output):
      let stopped = upstream
      release()
      stopped?.cancel()
      _ = downstream.receive(output)
      downstream.receive(completion: .finished)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let downstream, let onCompletion else { return }
    switch onCompletion(completion) {
    case .end(let completion):
      release()
      downstream.receive(completion: completion)
    case .sendAndEnd(let output):
      upstream = nil
      last = output
      sendLast()
    }
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    if last != nil {
      sendLast()
    } else {
      upstream?.request(demand)
    }
  }

  func cancel() {
    let cancelled = upstream
    release()
    cancelled?.cancel()
  }

  private func sendLast() {
    guard demand > 0, let output = last, let downstream else { return }
    release()
    _ = downstream.receive(output)
    downstream.receive(completion: .finished)
  }

  private func release() {
    downstream = nil
    upstream = nil
    onValue = nil
    onCompletion = nil
    last = nil
  }
}

extension Publisher {
  /// Subscribes through a relay that leaves the end of the source as it is.
  func relay<S: Subscriber>(
    to subscriber: S, _ onValue: @escaping (Output) -> Step<S.Input, S.Failure>
  ) where S.Failure == Failure {
    subscribe(
      Relay<Output, Failure, S>(subscriber, onValue: onValue, onCompletion: { .end($0) }))
  }

  /// Subscribes through a relay.
  func relay<S: Subscriber>(
    to subscriber: S, _ onValue: @escaping (Output) -> Step<S.Input, S.Failure>,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Ending<S.Input, S.Failure>
  ) {
    subscribe(Relay<Output, Failure, S>(subscriber, onValue: onValue, onCompletion: onCompletion))
  }
}

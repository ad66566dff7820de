/// The upstream end of an operator with several sources: it asks for values and calls closures.
final class Inlet<Input, Failure: Error>: Subscriber {
  var onSubscription: ((any Subscription) -> Void)?
  private var onValue: ((Input) -> Void)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var subscription: (any Subscription)?
  private var isCancelled = false

  init(
    onValue: @escaping (Input) -> Void,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    guard !isCancelled, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    if let onSubscription {
      onSubscription(subscription)
    } else {
      subscription.request(.unlimited)
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    onValue?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let handler = onCompletion
    release()
    handler?(completion)
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() {
    isCancelled = true
    let cancelled = subscription
    release()
    cancelled?.cancel()
  }

  private func release() {
    subscription = nil
    onSubscription = nil
    onValue = nil
    onCompletion = nil
  }
}

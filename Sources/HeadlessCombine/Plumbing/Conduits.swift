/// The subscribers of a subject, in order of subscription.
///
/// A subscriber that is added while a value is sent does not get that value; one that cancels
/// meanwhile gets nothing more.
final class Conduits<Output, Failure: Error> {
  private var conduits: [Conduit<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  var isEmpty: Bool { conduits.isEmpty }

  /// - Parameters:
  ///   - subject: Lives as long as the subscription.
  ///   - initial: What the subscriber gets first, read when it asks for it.
  func add<S: Subscriber>(
    _ subscriber: S, to subject: AnyObject?, initial: (() -> Output)? = nil
  ) where S.Input == Output, S.Failure == Failure {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: completion)
    }
    let conduit = SubscriberConduit(subscriber, subject: subject, current: initial, in: self)
    conduits.append(conduit)
    subscriber.receive(subscription: conduit)
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for conduit in conduits { conduit.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let ended = conduits
    conduits = []
    for conduit in ended { conduit.end(completion) }
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    conduits.removeAll { $0 === conduit }
  }
}

/// The connection of a subject to one subscriber.
class Conduit<Output, Failure: Error> {
  func send(_ value: Output) {}
  func end(_ completion: Subscribers.Completion<Failure>) {}
}

private final class SubscriberConduit<Downstream: Subscriber>:
  Conduit<Downstream.Input, Downstream.Failure>, Subscription
{
  private var downstream: Downstream?
  private var subject: AnyObject?
  private var demand = Subscribers.Demand.none
  /// The current value of the subject, for subjects that have one.
  private var current: (() -> Downstream.Input)?
  private var owesCurrent: Bool
  private weak var owner: Conduits<Downstream.Input, Downstream.Failure>?

  init(
    _ downstream: Downstream, subject: AnyObject?, current: (() -> Downstream.Input)?,
    in owner: Conduits<Downstream.Input, Downstream.Failure>
  ) {
    self.downstream = downstream
    self.subject = subject
    self.current = current
    owesCurrent = current != nil
    self.owner = owner
  }

  override func send(_ value: Downstream.Input) {
    guard let downstream else { return }
    guard demand > 0 else {
      // A subject with a current value owes it; another one drops what nobody asked for.
      owesCurrent = current != nil
      return
    }
    owesCurrent = false
    demand -= 1
    demand += downstream.receive(value)
  }

  override func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let ended = downstream
    release()
    ended?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    if owesCurrent, self.demand > 0, let current { send(current()) }
  }

  func cancel() {
    release()
    owner?.remove(self)
  }

  private func release() {
    downstream = nil
    current = nil
    subject = nil
  }
}

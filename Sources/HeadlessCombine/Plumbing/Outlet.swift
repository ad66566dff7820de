/// The downstream end of an operator: it holds values back until the subscriber asks for them.
final class Outlet<Downstream: Subscriber>: Subscription {
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false

  /// Called when the subscriber cancels, or when the operator has ended.
  var onEnd: (() -> Void)?
  /// Called when the subscriber asks for values.
  var onRequest: ((Subscribers.Demand) -> Void)?

  init(_ downstream: Downstream) {
    self.downstream = downstream
  }

  var isOpen: Bool { downstream != nil && completion == nil }

  /// Hands the subscription to the subscriber.
  func open() { downstream?.receive(subscription: self) }

  func send(_ value: Downstream.Input) {
    guard isOpen else { return }
    waiting.append(value)
    deliver()
  }

  func send(completion: Subscribers.Completion<Downstream.Failure>) {
    guard isOpen else { return }
    self.completion = completion
    if case .failure = completion { waiting = [] }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    onRequest?(demand)
    deliver()
  }

  func cancel() {
    downstream = nil
    waiting = []
    end()
  }

  private func deliver() {
    if isDelivering { return }
    isDelivering = true
    defer { isDelivering = false }
    while demand > 0, !waiting.isEmpty, let downstream {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    if waiting.isEmpty, let completion, let downstream {
      self.downstream = nil
      end()
      downstream.receive(completion: completion)
    }
  }

  private func end() {
    let action = onEnd
    onEnd = nil
    onRequest = nil
    action?()
  }
}

// Modelled: full, documented
extension Publishers {
  /// A publisher that calls closures at each step of a subscription.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    /// Called when the subscription starts.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Called before each value.
    public var receiveOutput: ((Output) -> Void)?
    /// Called before the end.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Called when the subscriber cancels.
    public var receiveCancel: (() -> Void)?
    /// Called when the subscriber asks for values.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      upstream.subscribe(EventHandling(subscriber, self))
    }
  }
}

private final class EventHandling<Upstream: Publisher, Downstream: Subscriber>:
  Subscriber, Subscription
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  private var downstream: Downstream?
  private var events: Publishers.HandleEvents<Upstream>?
  private var upstream: (any Subscription)?

  init(_ downstream: Downstream, _ events: Publishers.HandleEvents<Upstream>) {
    self.downstream = downstream
    self.events = events
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    events?.receiveSubscription?(subscription)
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let downstream else { return .none }
    events?.receiveOutput?(input)
    let demand = downstream.receive(input)
    if demand > 0 { events?.receiveRequest?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let (ended, handler) = (downstream, events?.receiveCompletion)
    release()
    handler?(completion)
    ended?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    events?.receiveRequest?(demand)
    upstream?.request(demand)
  }

  func cancel() {
    let (cancelled, handler) = (upstream, events?.receiveCancel)
    release()
    handler?()
    cancelled?.cancel()
  }

  private func release() {
    downstream = nil
    events = nil
    upstream = nil
  }
}

extension Publisher {
  /// Calls closures at each step of a subscription.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Writes a line for each step of a subscription to a stream, or to standard output.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.HandleEvents<Self> {
    var target = stream
    let start = prefix.isEmpty ? "" : "\(prefix): "
    func log(_ text: String) {
      if target == nil { Swift.print(start + text) }
      target?.write(start + text + "\n")
    }
    return handleEvents(
      receiveSubscription: { log("receive subscription: (\($0))") },
      receiveOutput: { log("receive value: (\($0))") },
      receiveCompletion: {
        switch $0 {
        case .finished: log("receive finished")
        case .failure(let error): log("receive error: (\(error))")
        }
      },
      receiveCancel: { log("receive cancel") },
      receiveRequest: { log($0.max.map { "request max: (\($0))" } ?? "request unlimited") })
  }
}

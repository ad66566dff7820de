/// Several sources at once whose values become one value.
///
/// All sources are asked for everything; what the subscriber did not ask for yet waits.
final class Gathering<Downstream: Subscriber> {
  /// How the values of the sources are put together.
  enum Rule {
    /// The latest of each, whenever one changes.
    case latest
    /// The first of each, the second of each, and so on.
    case zipped
  }

  private let outlet: Outlet<Downstream>
  private let rule: Rule
  private let combine: ([Any]) -> Downstream.Input
  private var values: [[Any]]
  private var isFinished: [Bool]
  private var stops: [() -> Void] = []

  init(
    _ downstream: Downstream, rule: Rule, count: Int,
    combine: @escaping ([Any]) -> Downstream.Input
  ) {
    outlet = Outlet(downstream)
    self.rule = rule
    self.combine = combine
    values = Array(repeating: [], count: count)
    isFinished = Array(repeating: false, count: count)
    outlet.onEnd = { [self] in
      let stopped = stops
      stops = []
      for stop in stopped { stop() }
    }
    outlet.open()
  }

  func add<P: Publisher>(_ publisher: P, at index: Int) where P.Failure == Downstream.Failure {
    let inlet = Inlet<P.Output, P.Failure>(
      onValue: { [self] in receive($0, at: index) },
      onCompletion: { [self] in receive($0, at: index) })
    guard outlet.isOpen else { return }
    stops.append(inlet.cancel)
    publisher.subscribe(inlet)
  }

  private func receive(_ value: Any, at index: Int) {
    switch rule {
    case .latest:
      values[index] = [value]
      if values.allSatisfy({ !$0.isEmpty }) { outlet.send(combine(values.map { $0[0] })) }
    case .zipped:
      values[index].append(value)
      guard values.allSatisfy({ !$0.isEmpty }) else { return }
      let row = values.map { $0[0] }
      for source in values.indices { values[source].removeFirst() }
      outlet.send(combine(row))
      finishIfDone()
    }
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    isFinished[index] = true
    if case .failure = completion { return outlet.send(completion: completion) }
    finishIfDone()
  }

  private func finishIfDone() {
    let isDone =
      switch rule {
      case .latest: isFinished.allSatisfy { $0 }
      // A finished source without a value can complete no further row.
      case .zipped: zip(isFinished, values).contains { $0 && $1.isEmpty }
      }
    if isDone { outlet.send(completion: .finished) }
  }
}

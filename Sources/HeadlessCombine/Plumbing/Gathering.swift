/// Several sources at once whose values become one value.
///
/// All sources are asked for everything; what the subscriber did not ask for yet waits.
final class Gathering<Downstream: Subscriber> {
  private let outlet: Outlet<Downstream>
  private let waitsForRows: Bool
  private let combine: ([Any]) -> Downstream.Input
  private var values: [[Any]]
  private var isFinished: [Bool]
  private var stops: [() -> Void] = []

  init(
    _ downstream: Downstream, rule: (some JoiningRule).Type, count: Int,
    combine: @escaping ([Any]) -> Downstream.Input
  ) {
    outlet = Outlet(downstream)
    waitsForRows = rule.waitsForRows
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
    if waitsForRows { values[index].append(value) } else { values[index] = [value] }
    guard values.allSatisfy({ !$0.isEmpty }) else { return }
    let row = values.map { $0[0] }
    if waitsForRows { for source in values.indices { values[source].removeFirst() } }
    outlet.send(combine(row))
    if waitsForRows { finishIfDone() }
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
    isFinished[index] = true
    if case .failure = completion { return outlet.send(completion: completion) }
    finishIfDone()
  }

  private func finishIfDone() {
    // A finished source without a value can complete no further row.
    let isDone =
      waitsForRows
      ? zip(isFinished, values).contains { $0 && $1.isEmpty } : isFinished.allSatisfy { $0 }
    if isDone { outlet.send(completion: .finished) }
  }
}

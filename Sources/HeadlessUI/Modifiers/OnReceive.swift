// Modelled: full, documented
public import HeadlessCombine
import LifecycleModel
import LifecycleSimulator

/// A view that is told of what a publisher sends.
struct ReceiveContent<Content: View, P: Publisher>: ModifyingView where P.Failure == Never {
  let content: Content
  let publisher: P
  let action: (P.Output) -> Void

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ReceiveNode(view, context)
  }
}

private final class ReceiveNode<Content: View, P: Publisher>:
  KeepingWrapperNode<ReceiveContent<Content, P>, Content>, EventTarget
where P.Failure == Never {
  private var subscription: AnyCancellable?
  private var output: P.Output?

  override init(_ view: ReceiveContent<Content, P>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
    graph.afterPass { [weak self] in self?.subscribe() }
  }

  override func update(_ view: ReceiveContent<Content, P>) {
    let publisher = self.view.publisher
    super.update(view)
    child.update(view.content)
    if isOther(publisher) { graph.afterPass { [weak self] in self?.subscribe() } }
    let setting = simulator.behavior.state.receiveSubscription
    if setting.value == .eachEvaluation {
      _ = simulator.decide(setting)
      graph.afterPass { [weak self] in self?.subscribe() }
    }
  }

  /// Whether the publisher is known to be another than before: one that cannot be compared, as an
  /// operator with a closure, is taken to be the same.
  private func isOther(_ before: P) -> Bool {
    guard let comparison = TypePlan.comparison(of: P.self) else { return false }
    return withUnsafePointer(to: before) { old in
      withUnsafePointer(to: view.publisher) {
        !comparison.isEqual(UnsafeRawPointer(old), UnsafeRawPointer($0))
      }
    }
  }

  private func subscribe() {
    guard isMounted, !ignoresPublisher else { return }
    subscription = view.publisher.sink { [weak self] output in
      MainActor.assumeIsolated { self?.tell(output) }
    }
  }

  /// Some platforms do not hear of a value that is sent once, at once.
  private var ignoresPublisher: Bool {
    let setting = simulator.behavior.state.justInReceive
    guard setting.value == .ignored, P.self == Just<P.Output>.self else { return false }
    return simulator.decide(setting) == .ignored
  }

  private func tell(_ output: P.Output) {
    guard isMounted else { return }
    self.output = output
    simulator.dispatcher.deliver(Event(.receive, cause: .update), to: self)
  }

  override func willLeave(_ cause: Cause) { subscription = nil }

  var eventName: String { ownerName }
  func receive(_ event: Event) {
    if let output { view.action(output) }
  }
}

extension View {
  /// What to do with what the publisher sends while the view exists.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    ReceiveContent(content: self, publisher: publisher, action: action)
  }
}

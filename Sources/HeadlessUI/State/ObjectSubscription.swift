import HeadlessCombine
import LifecycleModel
import LifecycleSimulator

/// Watches an object for the node that shows it: a change makes the node out of date.
final class ObjectSubscription: ObjectWillChangeObserver {
  private let table: DependencyTable
  private let reader: Int32
  private weak var publisher: ObservableObjectPublisher?
  private var other: AnyCancellable?
  /// Notes that a platform heeds at once what is announced while a view is evaluated; nil where it
  /// does not.
  private let heedAtOnce: (@MainActor () -> Void)?
  /// Notes that a platform ignores what is sent by hand; nil where it does not.
  private let ignoreHandSent: (@MainActor () -> Void)?

  @MainActor init<Object: ObservableObject>(_ object: Object, _ host: PropertyHost) {
    table = host.graph.table
    reader = host.reader
    let setting = host.graph.simulator.behavior.state.objectWillChange
    let simulator = host.graph.simulator
    if setting.value == .ignoredWhenSentByHand {
      ignoreHandSent = { [weak simulator] in
        if let simulator { _ = simulator.decide(setting) }
      }
    } else {
      ignoreHandSent = nil
    }
    let publishing = host.graph.simulator.behavior.state.publishDuringUpdate
    if publishing.value == .immediate {
      heedAtOnce = { [weak simulator] in
        if let simulator { _ = simulator.decide(publishing) }
      }
    } else {
      heedAtOnce = nil
    }
    let changes = object.objectWillChange
    if let publisher = changes as? ObservableObjectPublisher {
      self.publisher = publisher
      publisher.observe(self)
    } else {
      other = changes.sink(
        receiveCompletion: { _ in },
        receiveValue: { [weak self] _ in self?.objectWillChange() })
    }
  }

  func objectWillChange() {
    if table.evaluations > 0 {
      guard let heedAtOnce else { return table.markDirtyLater(reader) }
      MainActor.assumeIsolated { heedAtOnce() }
    }
    table.objectChanged(for: reader)
  }

  func objectWillChangeByHand() {
    guard let ignoreHandSent else { return objectWillChange() }
    MainActor.assumeIsolated { ignoreHandSent() }
  }

  func cancel() {
    publisher?.remove(self)
    publisher = nil
    other = nil
  }
}

extension PropertyHost {
  /// Whether a view that is evaluated again subscribes again to an object that it follows already.
  @MainActor func subscribesAgain<Object: ObservableObject>(to type: Object.Type) -> Bool {
    let setting = graph.simulator.behavior.state.objectSubscription
    guard setting.value == .eachEvaluation,
      Object.ObjectWillChangePublisher.self != ObservableObjectPublisher.self
    else { return false }
    return graph.simulator.decide(setting) == .eachEvaluation
  }
}

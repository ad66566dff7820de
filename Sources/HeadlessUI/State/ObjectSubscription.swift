import HeadlessCombine
import LifecycleModel
import LifecycleSimulator

/// Watches an object for the node that shows it: a change makes the node out of date.
final class ObjectSubscription: ObjectWillChangeObserver {
  private let table: DependencyTable
  private let reader: Int32
  private weak var publisher: ObservableObjectPublisher?
  private var other: AnyCancellable?
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
    if let publisher = object.objectWillChange as? ObservableObjectPublisher {
      self.publisher = publisher
      publisher.observe(self)
    } else {
      other = object.objectWillChange.sink(
        receiveCompletion: { _ in },
        receiveValue: { [table, reader] _ in table.objectChanged(for: reader) })
    }
  }

  func objectWillChange() { table.objectChanged(for: reader) }

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

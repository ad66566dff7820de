import HeadlessCombine
import LifecycleModel
import LifecycleSimulator
import VirtualTime

/// Watches an object for the node that shows it: a change makes the node out of date.
final class ObjectSubscription: ObjectWillChangeObserver {
  private let table: DependencyTable
  private let reader: Int32
  private weak var publisher: ObservableObjectPublisher?
  private var other: AnyCancellable?
  /// Notes that a platform ignores what is sent by hand; nil where it does not.
  private let ignoreHandSent: (@MainActor () -> Void)?
  /// Puts off what is sent while views are evaluated; nil where the platform does not.
  private let putOff: (@MainActor () -> Void)?

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
    putOff = Self.puttingOff(host)
    let announcements = object.objectWillChange
    if let publisher = announcements as? ObservableObjectPublisher {
      self.publisher = publisher
      publisher.observe(self)
    } else {
      other = announcements.sink(
        receiveCompletion: { _ in },
        receiveValue: { [weak self] _ in self?.objectWillChange() })
    }
  }

  /// Some platforms ask an object with a publisher of its own for it at each update.
  @MainActor static func isRenewed<Object: ObservableObject>(
    _ type: Object.Type, _ host: PropertyHost
  ) -> Bool {
    let simulator = host.graph.simulator
    let setting = simulator.behavior.state.ownPublisher
    guard setting.value == .askedEachUpdate,
      Object.ObjectWillChangePublisher.self != ObservableObjectPublisher.self
    else { return false }
    return simulator.decide(setting) == .askedEachUpdate
  }

  @MainActor private static func puttingOff(_ host: PropertyHost) -> (@MainActor () -> Void)? {
    let (simulator, table, reader) = (host.graph.simulator, host.graph.table, host.reader)
    let setting = simulator.behavior.state.publishedInUpdate
    guard setting.value == .nextTurn else { return nil }
    return { [weak simulator] in
      guard let simulator else { return }
      _ = simulator.decide(setting)
      // The platform complains about it: "Publishing changes from within view updates".
      table.writesDuringUpdate += 1
      simulator.clock.enqueue { table.markDirty(reader) }
    }
  }

  func objectWillChange() {
    guard let putOff, table.evaluations > 0 else { return table.markDirty(reader) }
    MainActor.assumeIsolated { putOff() }
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

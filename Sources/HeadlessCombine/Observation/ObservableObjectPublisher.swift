// Modelled: full, documented
/// Something that wants to know before an observable object changes, without a subscription.
package protocol ObjectWillChangeObserver: AnyObject {
  /// Called before each change.
  func objectWillChange()
  /// Called instead when the object announces the change itself, not one of its properties.
  func objectWillChangeByHand()
}

extension ObjectWillChangeObserver {
  package func objectWillChangeByHand() { objectWillChange() }
}

/// The publisher that announces the changes of an observable object.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private struct Observation {
    weak var observer: (any ObjectWillChangeObserver)?
  }

  private let conduits = Conduits<Void, Never>()
  private var observations: [Observation] = []

  /// Makes a publisher.
  public init() {}

  /// Announces a change.
  public func send() {
    for observation in observations { observation.observer?.objectWillChangeByHand() }
    if !conduits.isEmpty { conduits.send(()) }
  }

  /// Announces the change of a published property.
  func sendForProperty() {
    for observation in observations { observation.observer?.objectWillChange() }
    if !conduits.isEmpty { conduits.send(()) }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, S.Failure == Never, S.Input == Void {
    conduits.add(subscriber, to: self)
  }

  /// Adds an observer, which is called before the subscribers.
  ///
  /// The observer is held weakly, and is called once however often it is added.
  package func observe(_ observer: any ObjectWillChangeObserver) {
    observations.removeAll { $0.observer == nil }
    if observations.contains(where: { $0.observer === observer }) { return }
    observations.append(Observation(observer: observer))
  }

  /// Removes an observer.
  package func remove(_ observer: any ObjectWillChangeObserver) {
    observations.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Whether anyone would notice a change.
  package var isObserved: Bool {
    !conduits.isEmpty || observations.contains { $0.observer != nil }
  }
}

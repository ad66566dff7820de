/// The storage of a published property, without its type.
class AnyPublishedBox {
  /// The object's publisher, once anyone has asked for it.
  ///
  /// Until then nobody can be listening, so there is nothing to fire.
  final var objectWillChange: ObservableObjectPublisher?
}

/// The storage of a published property.
final class PublishedBox<Value>: AnyPublishedBox {
  private(set) var value: Value
  /// Made for the first subscriber: most properties are only drawn, never subscribed to.
  private var conduits: Conduits<Value, Never>?
  private var upstreams: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  /// Announces a value, then stores it.
  func send(_ newValue: Value) {
    objectWillChange?.sendForProperty()
    conduits?.send(newValue)
    value = newValue
  }

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
    let conduits = conduits ?? Conduits()
    self.conduits = conduits
    // The subscription keeps the values, not the object, alive.
    conduits.add(subscriber, to: nil, initial: { [weak self, value] in self?.value ?? value })
  }

  func keep(_ upstream: AnyCancellable) { upstreams.append(upstream) }

  /// Takes over the values of another property's publisher (`$a = other.$b`).
  func follow(_ other: PublishedBox<Value>) {
    guard other !== self else { return }
    keep(Published.Publisher(box: other).sink { [weak self] in self?.send($0) })
  }
}

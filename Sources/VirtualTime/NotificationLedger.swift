import Foundation

/// Who listens at a notification center.
// Unchecked: `lock` guards the state; a simulation's ledger is used on its thread only.
final class NotificationLedger: @unchecked Sendable {
  private let lock = NSLock()
  /// By name; those for any name stand under nil. Each in the order they were added.
  private var observations: [Notification.Name?: [NotificationObservation]] = [:]
  private var lastNumber = 0

  func add(
    _ name: Notification.Name?, of object: AnyObject?, _ block: @escaping (Notification) -> Void
  ) -> NotificationObservation {
    lock.withLock {
      lastNumber += 1
      let observation = NotificationObservation(
        number: lastNumber, name: name, object: object, in: self, block: block)
      observations[name, default: []].append(observation)
      return observation
    }
  }

  func remove(_ observation: NotificationObservation) {
    // Released outside of the lock: what a block held may remove an observer as it goes.
    let dropped = lock.withLock {
      observation.isRemoved = true
      let before = observations[observation.name]
      observations[observation.name]?.removeAll { $0 === observation }
      if observations[observation.name]?.isEmpty == true { observations[observation.name] = nil }
      return before
    }
    withExtendedLifetime(dropped) {}
  }

  /// Forgets everyone, as the end of a process does.
  func removeAll() {
    let dropped = lock.withLock {
      defer { observations = [:] }
      return observations
    }
    for observation in dropped.values.joined() { observation.isRemoved = true }
  }

  /// Who hears of a name, in the order they were added.
  func observations(of name: Notification.Name) -> [NotificationObservation] {
    lock.withLock {
      if observations.isEmpty { return [] }
      let named = observations[name] ?? []
      guard let unnamed = observations[nil] else { return named }
      return (named + unnamed).sorted { $0.number < $1.number }
    }
  }
}

/// One observer of a center: the token that `addObserver` returns.
// Unchecked: it changes under the lock of its ledger.
final class NotificationObservation: NSObject, @unchecked Sendable {
  let number: Int
  let name: Notification.Name?
  /// An observer that is removed while a notification is on its way does not hear it.
  var isRemoved = false

  private weak var ledger: NotificationLedger?
  private let isOfAny: Bool
  /// Not kept alive; once it is gone nobody can post for it.
  private weak var object: AnyObject?
  private let block: (Notification) -> Void

  init(
    number: Int, name: Notification.Name?, object: AnyObject?, in ledger: NotificationLedger,
    block: @escaping (Notification) -> Void
  ) {
    self.ledger = ledger
    self.number = number
    self.name = name
    isOfAny = object == nil
    self.object = object
    self.block = block
  }

  func remove() { ledger?.remove(self) }

  func isOf(_ sender: AnyObject?) -> Bool { !isOfAny && sender != nil && object === sender }

  func receive(_ notification: Notification) {
    guard !isRemoved, isOfAny || isOf(notification.object.map { $0 as AnyObject }) else { return }
    block(notification)
  }
}

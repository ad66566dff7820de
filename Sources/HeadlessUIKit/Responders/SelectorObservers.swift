import Foundation
import LifecycleSimulator
import VirtualTime

/// The observers of a simulation that are told of notifications by a method.
///
/// Observers are not kept alive; one that is gone hears nothing more, as on iOS 9 and later.
@MainActor final class SelectorObservers {
  private struct Entry {
    weak var observer: AnyObject?
    let center: NotificationCenter
    let name: Notification.Name?
    let object: AnyObject?
    let token: any NSObjectProtocol
  }

  private var entries: [Entry] = []

  func add(
    _ observer: AnyObject, _ selector: ActionSelector, _ name: Notification.Name?,
    of object: AnyObject?, at center: NotificationCenter
  ) {
    forgetDeadOnes()
    let receiver = NotificationReceiver(
      receiver: ActionReceiver(target: observer, selector: selector),
      simulator: CurrentSimulation.simulator)
    let token = center.observe(name, of: object) { receiver.receive($0) }
    entries.append(
      Entry(observer: observer, center: center, name: name, object: object, token: token))
  }

  /// Forgets what an observer registered, for one name and object or, where they are nil, all.
  func remove(
    _ observer: AnyObject, _ name: Notification.Name?, of object: AnyObject?,
    at center: NotificationCenter
  ) {
    forget {
      $0.observer === observer && $0.center === center && (name == nil || $0.name == name)
        && (object == nil || $0.object === object)
    }
  }

  private func forgetDeadOnes() { forget { $0.observer == nil } }

  private func forget(where isForgotten: (Entry) -> Bool) {
    for entry in entries where isForgotten(entry) { entry.center.removeObserver(entry.token) }
    entries.removeAll(where: isForgotten)
  }

  isolated deinit { forget { _ in true } }
}

/// Calls the method, while the simulation that registered it runs.
// `@unchecked Sendable`: it is used on the main actor only, which `receive` makes sure of.
private final class NotificationReceiver: @unchecked Sendable {
  private let receiver: ActionReceiver
  private weak var simulator: Simulator?

  init(receiver: ActionReceiver, simulator: Simulator?) {
    self.receiver = receiver
    self.simulator = simulator
  }

  func receive(_ notification: Notification) {
    // An app can share a center of its own between simulations; each hears its own only.
    guard VirtualClock.current != nil else { return }
    nonisolated(unsafe) let notification = notification
    MainActor.assumeIsolated {
      guard CurrentSimulation.simulator === simulator, let target = receiver.target else { return }
      // A method takes a `Notification` or its class, or nothing at all.
      if !receiver.selector.call(target, notification, nil) {
        _ = receiver.selector.call(target, notification as NSNotification, nil)
      }
    }
  }
}

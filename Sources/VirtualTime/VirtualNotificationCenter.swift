public import Foundation

/// A center of notifications whose default one belongs to the simulation that runs.
///
/// Observers are called in the order they were added, before `post` returns. A block for a queue
/// is called there and then, too: a simulation has one thread, the main queue's. Notifications do
/// not reach another simulation, nor the app's next process. Outside a simulation the default
/// center is one of the process's own. Source: Apple, `NotificationCenter`.
///
/// Blocks are `@MainActor`: they run on the simulation's thread, which is the main actor's.
// Unchecked: it never changes; who listens is kept under a lock.
open class VirtualNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = VirtualNotificationCenter(isDefault: true)

  /// The center of the app that runs now; an object that outlives a simulation may keep it.
  public class var `default`: VirtualNotificationCenter { shared }

  private let own = NotificationLedger()
  private let isDefault: Bool

  /// Makes a center of the app's own, which belongs to no simulation.
  public override convenience init() { self.init(isDefault: false) }

  private init(isDefault: Bool) {
    self.isDefault = isDefault
    super.init()
  }

  private var ledger: NotificationLedger {
    isDefault ? VirtualClock.current?.notifications ?? own : own
  }

  // MARK: Observing

  /// Calls a block for each notification until the returned token is removed.
  ///
  /// - Parameter queue: nil runs the block on the thread that posts.
  @discardableResult open func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    let block = assumingMainActor(block)
    return observe(name, of: object) { notification in
      guard VirtualClock.current == nil, let queue else { return block(notification) }
      VirtualOperationQueue.runOutside(queue) { block(notification) }
    }
  }

  /// Calls a closure that is bound to no actor, on the thread that posts.
  package func observe(
    _ name: Notification.Name?, of object: Any?, _ block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    ledger.add(name, of: object.map { $0 as AnyObject }, block)
  }

  /// Forgets the token of an observer.
  open func removeObserver(_ observer: Any) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Forgets the token of an observer for a name and an object; nil stands for any.
  open func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    guard let observation = observer as? NotificationObservation,
      name == nil || name == observation.name,
      object == nil || observation.isOf(object.map { $0 as AnyObject })
    else { return }
    observation.remove()
  }

  // MARK: Posting

  /// Tells the observers, and returns when all have been told.
  open func post(_ notification: Notification) {
    for observation in ledger.observations(of: notification.name) {
      observation.receive(notification)
    }
  }

  /// Tells the observers, and returns when all have been told.
  open func post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    let observations = ledger.observations(of: name)
    if observations.isEmpty { return }
    let notification = Notification(name: name, object: object, userInfo: userInfo)
    for observation in observations { observation.receive(notification) }
  }
}

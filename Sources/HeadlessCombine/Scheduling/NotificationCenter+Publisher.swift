public import Foundation

extension NotificationCenter {
  /// Makes a publisher of the notifications with a name, from one object or any.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: HeadlessCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The notification center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications, or nil for any.
    public let object: AnyObject?

    /// Makes the publisher.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Never, S.Input == Notification {
      let outlet = Outlet(subscriber)
      // A notification is delivered on the thread that posts it, before `post` returns; a
      // subscriber that lives on another thread has to hop, as with Apple's.
      let send: (Notification) -> Void = { outlet.send($0) }
      let token = NotificationCenter.observe(name, of: object, at: center, send)
      outlet.onEnd = { [center] in center.removeObserver(token) }
      outlet.open()
    }
  }

  /// `@Sendable` is what `addObserver` asks for; the observer stays on the poster's thread.
  private static func observe(
    _ name: Notification.Name, of object: AnyObject?, at center: NotificationCenter,
    _ send: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    nonisolated(unsafe) let send = send
    return center.addObserver(forName: name, object: object, queue: nil) { send($0) }
  }
}

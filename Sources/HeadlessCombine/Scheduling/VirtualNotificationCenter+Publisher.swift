// Modelled: full, documented
public import Foundation
public import VirtualTime

extension VirtualNotificationCenter {
  /// Makes a publisher of the notifications with a name, from one object or any.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> VirtualNotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: HeadlessCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The notification center.
    public let center: VirtualNotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications, or nil for any.
    public let object: AnyObject?

    /// Makes the publisher.
    public init(
      center: VirtualNotificationCenter, name: Notification.Name, object: AnyObject? = nil
    ) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Never, S.Input == Notification {
      let outlet = Outlet(subscriber)
      // A notification is delivered on the thread that posts it, before `post` returns; a
      // subscriber that lives on another thread has to hop, as with Apple's.
      let token = center.observe(name, of: object) { outlet.send($0) }
      outlet.onEnd = { [center] in center.removeObserver(token) }
      outlet.open()
    }
  }
}

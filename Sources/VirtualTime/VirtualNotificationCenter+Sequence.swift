public import Foundation

extension VirtualNotificationCenter {
  /// The notifications with a name, from one object or any, as they are posted.
  ///
  /// Those that nobody has asked for yet wait, up to eight; older ones are lost then.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// A sequence of notifications.
  ///
  /// - Modelled: partial, inferred. How many notifications wait for a slow reader.
  public struct Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private static let capacity = 8

    let center: VirtualNotificationCenter
    let name: Notification.Name
    let object: (any AnyObject & Sendable)?

    /// Reads the notifications that are posted from now on.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(
        of: Delivery.self, bufferingPolicy: .bufferingNewest(Self.capacity))
      let token = Token(
        center.observe(name, of: object) { continuation.yield(Delivery(notification: $0)) })
      continuation.onTermination = { [center] _ in center.removeObserver(token.observation) }
      return Iterator(deliveries: stream.makeAsyncIterator())
    }

    /// Waits for one notification after the other.
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Notification
      public typealias Failure = Never

      var deliveries: AsyncStream<Delivery>.AsyncIterator

      public mutating func next() async -> Notification? {
        await deliveries.next()?.notification
      }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await deliveries.next(isolation: actor)?.notification
      }
    }
  }
}

// Unchecked, both: a notification goes from the poster to the reader, on one thread in a simulation.
struct Delivery: @unchecked Sendable {
  let notification: Notification
}

private struct Token: @unchecked Sendable {
  let observation: any NSObjectProtocol
  init(_ observation: any NSObjectProtocol) { self.observation = observation }
}

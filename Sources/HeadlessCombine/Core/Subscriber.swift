// Modelled: full, documented
/// A type that receives values and a completion from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The kind of values it receives.
  associatedtype Input
  /// The kind of errors it may receive.
  associatedtype Failure: Error

  /// Called once, before anything else; the subscriber asks the subscription for values.
  func receive(subscription: any Subscription)

  /// Called for each value; returns how many more values the subscriber wants.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Called once, after the last value.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Sends the empty value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Tells the publisher that it may send more values.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of the subscribers.
public enum Subscribers {}

/// The namespace of the subscriptions.
public enum Subscriptions {
  /// A subscription that does nothing.
  public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// A value that tells the stages of a publisher apart.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// An identifier of a stage of a publisher.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private let object: ObjectIdentifier
  private let owner: AnyObject?

  /// Makes an identifier that equals no other.
  public init() {
    let token = Token()
    object = ObjectIdentifier(token)
    owner = token
  }

  /// Makes the identifier of an object.
  public init(_ object: AnyObject) {
    self.object = ObjectIdentifier(object)
    owner = nil
  }

  public static func == (a: CombineIdentifier, b: CombineIdentifier) -> Bool {
    a.object == b.object
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(object) }

  public var description: String { "0x" + String(UInt(bitPattern: object), radix: 16) }

  private final class Token {}
}

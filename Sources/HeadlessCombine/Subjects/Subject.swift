// Modelled: full, documented
/// A publisher that app code sends values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)

  /// Ends the subject; nothing is sent afterwards.
  func send(completion: Subscribers.Completion<Failure>)

  /// Tells the subject where its values come from.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends the empty value.
  public func send() { send(()) }
}

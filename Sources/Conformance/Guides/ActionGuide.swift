package import LifecycleModel

/// Decides during a run, from what is on the screen, what the user does next.
@MainActor package protocol ActionGuide: AnyObject {
  /// The texts that it may type.
  var texts: [String] { get }
  /// The next action, or nil at the end; the driver's list of elements is to be looked at first.
  func next(_ driver: Driver) -> UserAction?
  /// Why what it does makes no sense on this app's screens; nil while it does.
  var obstacle: String? { get }
  /// Told that the action it gave could not be done, and why.
  func failed(_ reason: String)
}

extension ActionGuide {
  package var obstacle: String? { nil }
  package func failed(_ reason: String) {}
}

package import LifecycleModel

/// An event on its way to an app.
package struct Event: Hashable, Sendable {
  package var kind: EventKind
  package var cause: Cause
  package var container: Container
  package var role: NodeRole
  package var phase: TransitionPhase
  /// A payload for the receiver: a flag, an index, an animation's presence.
  package var value: Int

  package init(
    _ kind: EventKind, cause: Cause, container: Container = .window, role: NodeRole = .top,
    phase: TransitionPhase = .did, value: Int = 0
  ) {
    self.kind = kind
    self.cause = cause
    self.container = container
    self.role = role
    self.phase = phase
    self.value = value
  }
}

/// Something that events are delivered to.
@MainActor package protocol EventTarget: AnyObject {
  /// The name in traces: a type's name, a field's label.
  var eventName: String { get }
  func receive(_ event: Event)
  /// Whether anybody listens to such events of the target.
  func hears(_ kind: EventKind) -> Bool
  /// The node that a rule names instead of this one.
  func target(inRole role: NodeRole) -> (any EventTarget)?
}

extension EventTarget {
  package func hears(_ kind: EventKind) -> Bool { true }
  package func target(inRole role: NodeRole) -> (any EventTarget)? { nil }
}

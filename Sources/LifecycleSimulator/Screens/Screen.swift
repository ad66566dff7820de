package import LifecycleModel

/// One screen of a stack, a presentation or a window: what appears and disappears as a whole.
@MainActor package protocol Screen: AnyObject {
  /// The name in traces.
  var screenName: String { get }
  func screenWillAppear(_ change: ScreenChange)
  func screenDidAppear(_ change: ScreenChange)
  func screenWillDisappear(_ change: ScreenChange)
  func screenDidDisappear(_ change: ScreenChange)
  /// An interactive transition away from this screen began and was cancelled.
  func screenCancelledDisappear(_ change: ScreenChange)
  /// The screen left for good and the platform lets go of it.
  func releaseScreen()
  /// The text input with focus is on this screen.
  func containsInput(_ client: any TextInputClient) -> Bool
  /// Adds what a person can see and use on this screen.
  func collectElements(into list: inout ElementList)
}

/// Why and how a screen appears or disappears.
package struct ScreenChange: Hashable, Sendable {
  package var cause: Cause
  package var container: Container
  package var role: NodeRole
  package var isAnimated: Bool
  /// The screen is entering or leaving its container, not just covered or uncovered.
  package var isMoving: Bool

  package init(
    cause: Cause, container: Container, role: NodeRole, isAnimated: Bool = true,
    isMoving: Bool = false
  ) {
    self.cause = cause
    self.container = container
    self.role = role
    self.isAnimated = isAnimated
    self.isMoving = isMoving
  }
}

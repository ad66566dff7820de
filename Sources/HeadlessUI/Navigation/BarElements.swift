import LifecycleModel
import LifecycleSimulator

/// A button that cancels its screen because of the place where it stands.
@MainActor final class CancellingElement: ElementProxy {
  override var isElementCancelling: Bool { true }
}

/// A plain button of the platform: a title, and what a tap does.
@MainActor final class PlatformButton: Element {
  private let label: () -> String
  private let role: ElementRole
  private let action: () -> Void
  init(
    _ label: @autoclosure @escaping () -> String, role: ElementRole = .button,
    action: @escaping () -> Void
  ) {
    self.label = label
    self.role = role
    self.action = action
  }
  var elementRole: ElementRole { role }
  var elementLabel: String { label() }
  func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap else { return false }
    action()
    return true
  }
}

import LifecycleModel
import LifecycleSimulator

/// An element that stands in a bar or a menu as something else than it is by itself.
@MainActor class WrappedElement: Element {
  let base: any Element
  init(_ base: any Element) { self.base = base }
  var elementRole: ElementRole { base.elementRole }
  var elementLabel: String { base.elementLabel }
  var elementValue: String { base.elementValue }
  var elementPlaceholder: String { base.elementPlaceholder }
  var elementTexts: [String] { base.elementTexts }
  var elementOptions: [String] { base.elementOptions }
  var elementIdentifier: String? { base.elementIdentifier }
  var isElementEnabled: Bool { base.isElementEnabled }
  var elementInput: (any TextInputClient)? { base.elementInput }
  var isElementCancelling: Bool { base.isElementCancelling }
  func perform(_ gesture: Touch) -> Bool { base.perform(gesture) }
}

/// A button that cancels its screen because of the place where it stands.
@MainActor final class CancellingElement: WrappedElement {
  override var isElementCancelling: Bool { true }
}

/// A button in an open menu, which closes when it is used.
@MainActor final class MenuItemElement: WrappedElement {
  private let close: () -> Void
  init(_ base: any Element, close: @escaping () -> Void) {
    self.close = close
    super.init(base)
  }
  override var elementRole: ElementRole {
    base.elementRole == .button || base.elementRole == .link ? .menuItem : base.elementRole
  }
  override func perform(_ gesture: Touch) -> Bool {
    close()
    return base.perform(gesture)
  }
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

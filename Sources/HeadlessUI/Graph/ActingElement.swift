import LifecycleModel
import LifecycleSimulator

/// An element of a menu, an alert, a row or a view with gestures that does more than the one it
/// stands for.
@MainActor final class ActingElement: ElementProxy {
  private let role: ElementRole?
  private let act: (any Element, Touch) -> Bool

  init(
    _ base: any Element, role: ElementRole? = nil, act: @escaping (any Element, Touch) -> Bool
  ) {
    self.role = role
    self.act = act
    super.init(base)
  }

  override var elementRole: ElementRole { role ?? super.elementRole }
  override func perform(_ gesture: Touch) -> Bool {
    guard let base else { return false }
    return act(base, gesture)
  }
}

extension ElementProxies<ActingElement> {
  mutating func proxy(
    for element: any Element, role: ElementRole? = nil,
    act: @escaping (any Element, Touch) -> Bool
  ) -> any Element {
    proxy(for: element) { ActingElement($0, role: role, act: act) }
  }
}

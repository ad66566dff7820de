import LifecycleModel
import LifecycleSimulator

/// An element of a menu, an alert or a row that does more than the one it stands for.
@MainActor final class ActingElement: Element {
  private(set) weak var base: (any Element)?
  private let role: ElementRole?
  private let act: (any Element, Touch) -> Bool

  init(_ base: any Element, role: ElementRole?, act: @escaping (any Element, Touch) -> Bool) {
    self.base = base
    self.role = role
    self.act = act
  }

  var elementRole: ElementRole { role ?? base?.elementRole ?? .other }
  var elementLabel: String { base?.elementLabel ?? "" }
  var elementValue: String { base?.elementValue ?? "" }
  var elementPlaceholder: String { base?.elementPlaceholder ?? "" }
  var elementTexts: [String] { base?.elementTexts ?? [] }
  var elementOptions: [String] { base?.elementOptions ?? [] }
  var elementIdentifier: String? { base?.elementIdentifier }
  var isElementEnabled: Bool { base?.isElementEnabled ?? false }
  var elementInput: (any TextInputClient)? { base?.elementInput }
  var isElementCancelling: Bool { base?.isElementCancelling ?? false }
  func perform(_ gesture: Touch) -> Bool {
    guard let base else { return false }
    return act(base, gesture)
  }
}

/// The stand-ins of the elements inside a view; an element keeps its own.
@MainActor struct ElementProxies {
  private var made: [ObjectIdentifier: ActingElement] = [:]
  /// How many stand-ins there may be before those without an element are let go.
  private var limit = 32

  mutating func proxy(
    for element: any Element, role: ElementRole? = nil,
    act: @escaping (any Element, Touch) -> Bool
  ) -> any Element {
    let key = ObjectIdentifier(element)
    if let known = made[key], known.base === element { return known }
    if made.count >= limit {
      made = made.filter { $0.value.base != nil }
      limit = max(32, made.count * 2)
    }
    let proxy = ActingElement(element, role: role, act: act)
    made[key] = proxy
    return proxy
  }
}

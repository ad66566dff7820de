import LifecycleModel
import LifecycleSimulator

/// An element that stands for another one and does all that it does; what differs is overridden.
///
/// Whoever shows the other element keeps it; without it the stand-in is nothing to see or touch.
@MainActor class ElementProxy: Element {
  private(set) final weak var base: (any Element)?

  init(_ base: any Element) { self.base = base }

  var elementRole: ElementRole { base?.elementRole ?? .other }
  var elementLabel: String { base?.elementLabel ?? "" }
  var elementValue: String { base?.elementValue ?? "" }
  var elementPlaceholder: String { base?.elementPlaceholder ?? "" }
  var elementTexts: [String] { base?.elementTexts ?? [] }
  var elementOptions: [String] { base?.elementOptions ?? [] }
  var elementIdentifier: String? { base?.elementIdentifier }
  var isElementEnabled: Bool { base?.isElementEnabled ?? false }
  var elementInput: (any TextInputClient)? { base?.elementInput }
  var isElementCancelling: Bool { base?.isElementCancelling ?? false }
  func perform(_ gesture: Touch) -> Bool { base?.perform(gesture) ?? false }
}

extension Element {
  /// The element itself, whatever stands for it.
  var original: any Element {
    var element: any Element = self
    while let proxy = element as? ElementProxy, let base = proxy.base { element = base }
    return element
  }
}

/// The stand-ins of the elements inside a view; an element keeps its own.
@MainActor struct ElementProxies<Proxy: ElementProxy> {
  private var made: [ObjectIdentifier: Proxy] = [:]
  /// How many stand-ins there may be before those without an element are let go.
  private var limit = 32

  mutating func proxy(for element: any Element, _ make: (any Element) -> Proxy) -> Proxy {
    let key = ObjectIdentifier(element)
    if let known = made[key], known.base === element { return known }
    if made.count >= limit {
      made = made.filter { $0.value.base != nil }
      limit = max(32, made.count * 2)
    }
    let proxy = make(element)
    made[key] = proxy
    return proxy
  }
}

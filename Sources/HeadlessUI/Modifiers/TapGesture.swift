import LifecycleModel
import LifecycleSimulator

/// A view that reacts to a tap or a long press anywhere on it.
struct TappableContent<Content: View>: PrimitiveView {
  let content: Content
  let gesture: Gesture
  let count: Int
  let action: () -> Void
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    TappableNode(view, context)
  }
}

private final class TappableNode<Content: View>: KeepingWrapperNode<
  TappableContent<Content>, Content
>
{
  private var proxies: [TappableElement] = []

  override init(_ view: TappableContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: TappableContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
  override func collect(into list: inout ElementList) {
    let node = self
    list.collect({ child.collect(into: &$0) }, replacing: { node.proxy(for: $0) })
  }
  private func proxy(for element: any Element) -> any Element {
    if let made = proxies.first(where: { $0.base === element }) { return made }
    let made = TappableElement(element) { [weak self] gesture in
      guard let self, gesture == self.view.gesture, self.isEnabledHere else { return false }
      self.view.action()
      return true
    }
    proxies.removeAll { $0.base == nil }
    proxies.append(made)
    return made
  }
  private var isEnabledHere: Bool { context.environment.isEnabled }
}

/// An element that hands what it does not understand to the gesture around it.
@MainActor private final class TappableElement: Element {
  private(set) weak var base: (any Element)?
  private let around: (Gesture) -> Bool

  init(_ base: any Element, around: @escaping (Gesture) -> Bool) {
    self.base = base
    self.around = around
  }

  var elementRole: ElementRole { base?.elementRole ?? .other }
  var elementLabel: String { base?.elementLabel ?? "" }
  var elementValue: String { base?.elementValue ?? "" }
  var elementPlaceholder: String { base?.elementPlaceholder ?? "" }
  var elementTexts: [String] { base?.elementTexts ?? [] }
  var elementIdentifier: String? { base?.elementIdentifier }
  var isElementEnabled: Bool { base?.isElementEnabled ?? false }
  var elementInput: (any TextInputClient)? { base?.elementInput }
  var isElementCancelling: Bool { base?.isElementCancelling ?? false }
  func perform(_ gesture: Gesture) -> Bool {
    if base?.perform(gesture) == true { return true }
    return around(gesture)
  }
}

extension View {
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TappableContent(content: self, gesture: .tap, count: count, action: action)
  }
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    TappableContent(content: self, gesture: .longPress, count: 1, action: action)
  }
}

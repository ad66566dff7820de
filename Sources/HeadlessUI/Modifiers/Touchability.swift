// Modelled: full, inferred
import LifecycleModel
import LifecycleSimulator

/// A view that a person may be unable to touch, or to see.
struct TouchableContent<Content: View>: ModifyingView {
  let content: Content
  var allowsTouch = true
  /// Whether anything of the view is seen.
  var isSeen = true
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    TouchableNode(view, context)
  }
}

private final class TouchableNode<Content: View>: WrapperNode<TouchableContent<Content>, Content> {
  private var allowsTouch: Bool
  private var isSeen: Bool
  private var covered = ElementProxies<UntouchableElement>()

  override init(_ view: TouchableContent<Content>, _ context: _NodeContext) {
    allowsTouch = view.allowsTouch
    isSeen = view.isSeen
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: TouchableContent<Content>) {
    super.update(view)
    allowsTouch = view.allowsTouch
    isSeen = view.isSeen
    child.update(view.content)
  }
  override var changesElements: Bool { !isSeen || !allowsTouch }
  override func collect(into list: inout ElementList, around inner: (inout ElementList) -> Void) {
    guard isSeen else { return }
    let node = self
    list.collect(inner, replacing: { node.cover($0) })
  }

  /// The same stand-in as long as the element is the same.
  private func cover(_ element: any Element) -> any Element {
    covered.proxy(for: element) { UntouchableElement($0) }
  }
}

/// An element that is seen and does not answer.
@MainActor private final class UntouchableElement: ElementProxy {
  override var isElementEnabled: Bool { false }
  override var elementInput: (any TextInputClient)? { nil }
  override var isElementCancelling: Bool { false }
  override func perform(_ gesture: Touch) -> Bool { false }
}

extension View {
  /// Whether touches reach the view; its elements are seen and cannot be used otherwise.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    TouchableContent(content: self, allowsTouch: enabled)
  }
  /// How much of the view is seen; one that is not seen at all cannot be found or touched.
  public func opacity(_ opacity: Double) -> some View {
    TouchableContent(content: self, isSeen: opacity > 0)
  }
}

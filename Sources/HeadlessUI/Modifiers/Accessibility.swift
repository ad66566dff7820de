// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view with a name for assistive technology and tests.
struct NamedContent<Content: View>: ModifyingView {
  let content: Content
  var label: String?
  var value: String?
  var identifier: String?
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    NamedNode(view, context)
  }
}

private final class NamedNode<Content: View>: KeepingWrapperNode<NamedContent<Content>, Content> {
  private var proxies = ElementProxies<NamedElement>()

  override init(_ view: NamedContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: NamedContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
  override var changesElements: Bool { true }
  override func collect(into list: inout ElementList, around inner: (inout ElementList) -> Void) {
    let (view, node) = (view, self)
    list.collect(inner, replacing: { node.proxy(for: $0, view) })
  }
  /// A control is called as the views of its label are.
  override func collectText(into text: inout String) {
    guard let label = view.label else { return super.collectText(into: &text) }
    if !text.isEmpty { text += " " }
    text += label
  }

  /// The element with this view's names; the same one as long as the element is the same.
  private func proxy(for element: any Element, _ view: NamedContent<Content>) -> any Element {
    let proxy = proxies.proxy(for: element) { NamedElement($0) }
    proxy.label = view.label
    proxy.value = view.value
    proxy.identifier = view.identifier
    return proxy
  }
}

/// An element with other names.
@MainActor private final class NamedElement: ElementProxy {
  var label: String?
  var value: String?
  var identifier: String?

  override var elementLabel: String { label ?? super.elementLabel }
  override var elementValue: String { value ?? super.elementValue }
  override var elementIdentifier: String? { identifier ?? super.elementIdentifier }
}

extension View {
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    NamedContent(content: self, identifier: identifier)
  }
  public func accessibility(identifier: String) -> some View {
    NamedContent(content: self, identifier: identifier)
  }
  public func accessibilityLabel(_ label: Text) -> some View {
    NamedContent(content: self, label: label.words)
  }
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    NamedContent(content: self, label: label.text)
  }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    NamedContent(content: self, label: String(label))
  }
  public func accessibility(label: Text) -> some View {
    NamedContent(content: self, label: label.words)
  }
  public func accessibilityValue(_ value: Text) -> some View {
    NamedContent(content: self, value: value.words)
  }
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    NamedContent(content: self, value: String(value))
  }
}

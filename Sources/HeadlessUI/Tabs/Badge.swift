// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view with a short text beside it in a list, or on its tab.
struct BadgeContent<Content: View>: ModifyingView, TabDescribing {
  let content: Content
  let badge: String?
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    BadgeNode(view, context)
  }
  func describe(_ child: inout TabChild) {
    if child.badge == nil { child.badge = badge }
    child.describe(by: content)
  }
}

private final class BadgeNode<Content: View>: WrapperNode<BadgeContent<Content>, Content>, Element {
  private var badge: String?

  override init(_ view: BadgeContent<Content>, _ context: _NodeContext) {
    badge = view.badge
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: BadgeContent<Content>) {
    badge = view.badge
    child.update(view.content)
  }
  /// Badges are shown by lists. On a tab the tab's bar shows them.
  override var changesElements: Bool { true }
  override func collect(into list: inout ElementList, around inner: (inout ElementList) -> Void) {
    inner(&list)
    if badge != nil, context.container == .list { list.add(self) }
  }
  var elementRole: ElementRole { .text }
  var elementLabel: String { badge ?? "" }
}

extension View {
  /// A number on the view's tab or in its row; none for 0.
  public func badge(_ count: Int) -> some View {
    BadgeContent(content: self, badge: count == 0 ? nil : String(count))
  }
  public func badge(_ label: Text?) -> some View {
    BadgeContent(content: self, badge: label?.words)
  }
  public func badge(_ key: LocalizedStringKey?) -> some View {
    BadgeContent(content: self, badge: key?.text)
  }
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    BadgeContent(content: self, badge: label.map { String($0) })
  }
}

// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view with an explicit identity: another identity is another view.
struct IdentifiedContent<Content: View, ID: Hashable>: ModifyingView {
  let content: Content
  let id: ID
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    IdentifiedNode(view, context)
  }
}

private final class IdentifiedNode<Content: View, ID: Hashable>:
  _ViewNode<IdentifiedContent<Content, ID>>, IdentifiedPlace
{
  private var child: _ViewNode<Content>!
  private var id: ID
  var explicitID: AnyHashable { AnyHashable(id) }

  override init(_ view: IdentifiedContent<Content, ID>, _ context: _NodeContext) {
    id = view.id
    super.init(view, context)
    child = Content._makeNode(view.content, childContext())
  }

  override func update(_ new: IdentifiedContent<Content, ID>) {
    let isSame = new.id == id
    id = new.id
    super.update(new)
    if isSame { return child.update(new.content) }
    // The new view appears before the old one disappears. Source: RUNTIME 2.
    let old = child
    child = Content._makeNode(new.content, childContext())
    old?.unmount(.replacement)
    context.rows?.rowsChanged()
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) { body(child) }
  override func collect(into list: inout ElementList) { child.collect(into: &list) }
  override func collectRows(into rows: inout RowSegments) { child.collectRows(into: &rows) }
}

/// A view that compares itself to decide whether it is evaluated again.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content
  public init(content: Content) { self.content = content }
  public var body: some View { content }
}

/// A view that is there but not on the screen.
struct HiddenContent<Content: View>: ModifyingView {
  let content: Content
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    HiddenNode(view, context)
  }
}

private final class HiddenNode<Content: View>: WrapperNode<HiddenContent<Content>, Content> {
  override init(_ view: HiddenContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: HiddenContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
  override var changesElements: Bool { true }
  override func collect(into list: inout ElementList, around inner: (inout ElementList) -> Void) {}
}

extension View {
  /// Binds the view's identity to a value.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedContent(content: self, id: id) }
  public func hidden() -> some View { HiddenContent(content: self) }
}

extension View where Self: Equatable {
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

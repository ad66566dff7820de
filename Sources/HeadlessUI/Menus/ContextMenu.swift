// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view that shows a menu when it is pressed for a while.
struct ContextMenuContent<Content: View, Items: View>: ModifyingView {
  let content: Content
  let items: Items?
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ContextMenuNode(view, context)
  }
}

private final class ContextMenuNode<Content: View, Items: View>: KeepingWrapperNode<
  ContextMenuContent<Content, Items>, Content
>
{
  private lazy var menu = OpenMenu<Items>(self)
  private var hasOpened = false
  private var proxies = ElementProxies<ActingElement>()

  override init(_ view: ContextMenuContent<Content, Items>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: ContextMenuContent<Content, Items>) {
    super.update(view)
    child.update(view.content)
    if hasOpened, let items = view.items { menu.update(items) }
  }
  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    if hasOpened { menu.ownerLeft(cause) }
  }

  override var changesElements: Bool { true }
  override func collect(into list: inout ElementList, around inner: (inout ElementList) -> Void) {
    let node = self
    list.collect(inner, replacing: { node.proxy(for: $0) })
  }

  private func proxy(for element: any Element) -> any Element {
    proxies.proxy(for: element) { [weak self] base, gesture in
      if base.perform(gesture) { return true }
      guard gesture == .longPress, let self, let items = self.view.items else { return false }
      self.hasOpened = true
      return self.menu.open(items, name: base.elementLabel)
    }
  }
}

/// The items of a context menu, as the first SwiftUI had them.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Shows a menu when the view is pressed for a while; a builder without items shows none.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    ContextMenuContent(content: self, items: menuItems())
  }

  /// Shows a menu when the view is pressed for a while; the preview is not in the tree.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { ContextMenuContent(content: self, items: menuItems()) }

  /// Shows a menu when the view is pressed for a while; without a menu nothing happens.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    ContextMenuContent(content: self, items: contextMenu?.items)
  }
}

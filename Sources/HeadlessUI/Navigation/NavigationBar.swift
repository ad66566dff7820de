import LifecycleModel
import LifecycleSimulator

/// A view that says what the navigation bar of its screen shows.
struct BarContent<Content: View>: PrimitiveView {
  let content: Content
  var title: String?
  var hidesBackButton: Bool?
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    BarNode(view, context)
  }
}

private final class BarNode<Content: View>: KeepingWrapperNode<BarContent<Content>, Content> {
  override init(_ view: BarContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    apply()
    makeChild(view.content)
  }
  override func update(_ view: BarContent<Content>) {
    super.update(view)
    apply()
    child.update(view.content)
  }
  private func apply() {
    if let title = view.title { context.screen.title = title }
    if let hides = view.hidesBackButton { context.screen.hidesBackButton = hides }
  }
}

/// Views in the bars of a screen, beside its content.
struct BarItems<Content: View, Items: View>: PrimitiveView {
  let content: Content
  let items: Items
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    BarItemsNode(view, context)
  }
}

private final class BarItemsNode<Content: View, Items: View>: KeepingWrapperNode<
  BarItems<Content, Items>, Content
>
{
  private var items: _ViewNode<Items>!

  override init(_ view: BarItems<Content, Items>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
    var bare = childContext()
    bare.rows = nil
    items = Items._makeNode(view.items, bare)
    context.screen.barNodes.append(items)
  }
  override func update(_ view: BarItems<Content, Items>) {
    super.update(view)
    child.update(view.content)
    items.update(view.items)
  }
  override func willLeave(_ cause: Cause) {
    context.screen.barNodes.removeAll { $0 === items }
    items.unmount(cause)
  }
}

extension View {
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    BarContent(content: self, title: title.text)
  }
  public func navigationTitle(_ title: Text) -> some View {
    BarContent(content: self, title: title.words)
  }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    BarContent(content: self, title: String(title))
  }
  public func navigationBarTitle(_ title: Text) -> some View {
    BarContent(content: self, title: title.words)
  }
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View {
    BarContent(content: self, title: title.text)
  }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    BarContent(content: self, title: String(title))
  }
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { BarContent(content: self, title: title.text) }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { BarContent(content: self, title: title.words) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { BarContent(content: self, title: String(title)) }
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    BarContent(content: self, hidesBackButton: hidesBackButton)
  }
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    BarContent(content: self, hidesBackButton: hidden)
  }
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    BarItems(content: self, items: TupleView(leading, trailing))
  }
  public func navigationBarItems<L: View>(leading: L) -> some View {
    BarItems(content: self, items: leading)
  }
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    BarItems(content: self, items: trailing)
  }
}

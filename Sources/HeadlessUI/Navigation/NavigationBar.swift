import LifecycleModel
import LifecycleSimulator

/// A view that says something about the bars of its screen.
struct BarContent<Content: View>: ModifyingView {
  let content: Content
  let traits: BarTraits
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    BarNode(view, context)
  }
}

private final class BarNode<Content: View>: KeepingWrapperNode<BarContent<Content>, Content>,
  BarSource
{
  override init(_ view: BarContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    context.screen.barsInUse.add(self)
    makeChild(view.content)
  }
  override func update(_ view: BarContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    context.screen.bars?.remove(self)
  }
  var barTraits: BarTraits { view.traits }
}

/// A view with others in the bars of its screen.
struct BarItems<Content: View, Items: View>: ModifyingView {
  let content: Content
  let items: Items
  let place: BarPlace
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    BarItemsNode(view, context)
  }
}

/// Where views in the bars of a screen stand.
enum BarPlace {
  case toolbar, titleMenu
}

private final class BarItemsNode<Content: View, Items: View>: KeepingWrapperNode<
  BarItems<Content, Items>, Content
>
{
  private var items: _ViewNode<Items>!

  override init(_ view: BarItems<Content, Items>, _ context: _NodeContext) {
    super.init(view, context)
    let bars = context.screen.barsInUse
    makeChild(view.content)
    var bare = childContext()
    bare.rows = nil
    items = Items._makeNode(view.items, bare)
    switch view.place {
    case .toolbar: bars.add(toolbar: items)
    case .titleMenu: bars.add(titleMenu: items)
    }
  }
  override func update(_ view: BarItems<Content, Items>) {
    super.update(view)
    child.update(view.content)
    items.update(view.items)
  }
  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    context.screen.bars?.remove(toolbar: items)
    context.screen.bars?.remove(titleMenu: items)
    items.unmount(cause)
  }
}

extension View {
  /// The view with something to say about the bars of its screen.
  func bars(_ traits: BarTraits) -> some View { BarContent(content: self, traits: traits) }
}

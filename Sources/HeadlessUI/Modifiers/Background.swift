// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view with others behind or in front of it; all of them are on the screen.
struct LayeredContent<Content: View, Layer: View>: ModifyingView {
  let content: Content
  let layer: Layer
  let isBehind: Bool

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    LayeredNode(view, context)
  }
}

private final class LayeredNode<Content: View, Layer: View>: _ViewNode<
  LayeredContent<Content, Layer>
>, LayeredRow
{
  private var content: _ViewNode<Content>!
  private var layer: _ViewNode<Layer>!
  private let isBehind: Bool
  var rowContent: _AnyNode { content }

  override init(_ view: LayeredContent<Content, Layer>, _ context: _NodeContext) {
    isBehind = view.isBehind
    super.init(view, context)
    content = Content._makeNode(view.content, childContext())
    var bare = childContext()
    bare.rows = nil
    layer = Layer._makeNode(view.layer, bare)
  }

  override func update(_ view: LayeredContent<Content, Layer>) {
    super.update(view)
    content.update(view.content)
    layer.update(view.layer)
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) {
    if isBehind {
      body(layer)
      body(content)
    } else {
      body(content)
      body(layer)
    }
  }
  override func collectRows(into rows: inout RowSegments) { content.collectRows(into: &rows) }
}

extension View {
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { LayeredContent(content: self, layer: background, isBehind: true) }

  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { LayeredContent(content: self, layer: content(), isBehind: true) }

  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center)
    -> some View
  { LayeredContent(content: self, layer: overlay, isBehind: false) }

  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { LayeredContent(content: self, layer: content(), isBehind: false) }
}

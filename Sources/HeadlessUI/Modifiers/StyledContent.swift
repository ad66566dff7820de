import LifecycleModel
import LifecycleSimulator

/// A view with a look that is accepted and recorded, not drawn.
struct StyledContent<Content: View> {
  let content: Content
  /// The modifier's name, for a look at the tree.
  let style: StaticString
}

extension StyledContent: PrimitiveView {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    StyledNode(view, context)
  }
}

private final class StyledNode<Content: View>: WrapperNode<StyledContent<Content>, Content> {
  override init(_ view: StyledContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: StyledContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
}

extension View {
  /// The view with a look that is recorded under the modifier's name.
  nonisolated func styled(_ style: StaticString) -> some View {
    StyledContent(content: self, style: style)
  }
}

import LifecycleModel
import LifecycleSimulator

/// A view that a closure makes, made again when something the closure reads changes.
struct FollowingContent<Content: View>: ModifyingView {
  let make: () -> Content
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    FollowingNode(view, context)
  }
}

private final class FollowingNode<Content: View>: KeepingWrapperNode<
  FollowingContent<Content>, Content
>
{
  private let reader: ContentReader

  override init(_ view: FollowingContent<Content>, _ context: _NodeContext) {
    reader = ContentReader(context.graph)
    super.init(view, context)
    reader.bind(to: self)
    makeChild(content())
  }
  override func update(_ view: FollowingContent<Content>) {
    super.update(view)
    refresh()
  }
  override func refresh() { child.update(content()) }
  override func willLeave(_ cause: Cause) { reader.leave(graph) }

  private func content() -> Content {
    reader.renew()
    return reader.make(view.make)
  }
}

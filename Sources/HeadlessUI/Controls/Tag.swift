import LifecycleModel
import LifecycleSimulator

/// A view that stands for a value in a picker or a list.
struct TaggedContent<Content: View, Value: Hashable>: PrimitiveView {
  let content: Content
  let value: Value
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    TaggedNode(view, context)
  }
}

/// A node that stands for a value.
@MainActor protocol ValueNode: AnyObject {
  /// The value, as the given type: itself, or wrapped in an optional.
  func value<T>(as type: T.Type) -> T?
}

private final class TaggedNode<Content: View, Value: Hashable>:
  KeepingWrapperNode<TaggedContent<Content, Value>, Content>, ValueNode
{
  override init(_ view: TaggedContent<Content, Value>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: TaggedContent<Content, Value>) {
    super.update(view)
    child.update(view.content)
  }
  override func collectRows(into rows: inout RowSegments) { rows.add(single: self) }
  func value<T>(as type: T.Type) -> T? { view.value as? T }
}

extension View {
  /// The value that the view stands for in a picker or a list.
  public func tag<V: Hashable>(_ tag: V) -> some View { TaggedContent(content: self, value: tag) }
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    TaggedContent(content: self, value: tag)
  }
}

// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view that stands for a value in a picker or a list.
struct TaggedContent<Content: View, Value: Hashable>: ModifyingView {
  /// What is tagged is chosen as a whole, so it is one row.
  static var isSeveralRows: Bool { false }
  let content: Content
  let value: Value
  /// Whether the tag also stands for the value where the choice is optional.
  let includeOptional: Bool
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    TaggedNode(view, context)
  }
}

/// A node that stands for a value.
@MainActor protocol ValueNode: AnyObject {
  /// The value, as the given type: itself, or wrapped in an optional.
  func value<T: Hashable>(as type: T.Type) -> T?
}

/// What a tag or an identity is worth where a value of another type is wanted.
enum TagValue {
  /// The value as the wanted type: that very type, or wrapped once where the choice is optional.
  static func of<Value: Hashable, Wanted: Hashable>(
    _ value: Value, as type: Wanted.Type, includeOptional: Bool
  ) -> Wanted? {
    if Value.self == Wanted.self { return value as? Wanted }
    if includeOptional, Value?.self == Wanted.self { return Optional(value) as? Wanted }
    if Wanted.self == AnyHashable.self { return AnyHashable(value) as? Wanted }
    return Value.self == AnyHashable.self ? AnyHashable(value).base as? Wanted : nil
  }
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
  func value<T: Hashable>(as type: T.Type) -> T? {
    TagValue.of(view.value, as: type, includeOptional: view.includeOptional)
  }
}

extension View {
  /// The value that the view stands for in a picker or a list.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TaggedContent(content: self, value: tag, includeOptional: includeOptional)
  }
}

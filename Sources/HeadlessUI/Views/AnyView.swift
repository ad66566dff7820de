// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view of any type: another type at the same place is another view.
public struct AnyView {
  let storage: AnyViewStorage

  public init<V: View>(_ view: V) { storage = TypedStorage(view) }
  public init<V: View>(erasing view: V) { storage = TypedStorage(view) }
}

extension AnyView: PrimitiveView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    AnyViewNode(view, context)
  }
}

/// A view whose type is known only inside.
@MainActor class AnyViewStorage {
  nonisolated init() {}
  func makeNode(_ context: _NodeContext) -> _AnyNode { fatalError("a storage has a view") }
  /// Updates the node when it is one of this view's type.
  func update(_ node: _AnyNode) -> Bool { false }
}

private final class TypedStorage<V: View>: AnyViewStorage {
  nonisolated(unsafe) let view: V
  nonisolated init(_ view: V) {
    self.view = view
    super.init()
  }
  override func makeNode(_ context: _NodeContext) -> _AnyNode { V._makeNode(view, context) }
  override func update(_ node: _AnyNode) -> Bool {
    guard let node = node as? _ViewNode<V> else { return false }
    node.update(view)
    return true
  }
}

private final class AnyViewNode: _ViewNode<AnyView> {
  private var child: _AnyNode!

  override init(_ view: AnyView, _ context: _NodeContext) {
    super.init(view, context)
    child = view.storage.makeNode(childContext())
  }

  override func update(_ view: AnyView) {
    super.update(view)
    if view.storage.update(child) { return }
    let old = child
    child = view.storage.makeNode(childContext())
    old?.unmount(.replacement)
    context.rows?.rowsChanged()
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) { body(child) }
  override func collectRows(into rows: inout RowSegments) { child.collectRows(into: &rows) }
}

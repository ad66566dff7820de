// Modelled: full, documented
import LifecycleSimulator

/// Nothing.
public struct EmptyView: PrimitiveView, Sendable {
  public nonisolated init() {}
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SilentNode(view, context)
  }
}

/// The node of a view that shows nothing and has no children.
class SilentNode<V: View>: _ViewNode<V> {
  override func collectRows(into rows: inout RowSegments) {}
}

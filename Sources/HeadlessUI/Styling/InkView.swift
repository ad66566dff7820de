// Modelled: accepted, documented
import LifecycleSimulator

/// A view that would only be drawn: a person finds no element in it, but it can be a row.
@MainActor @preconcurrency protocol InkView: PrimitiveView {}

extension InkView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    _ViewNode(view, context)
  }
}

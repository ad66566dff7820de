// Modelled: partial, inferred
import LifecycleModel
import LifecycleSimulator

/// The first of several views, as if there were room for it.
///
/// - Modelled: partial, inferred. The first always fits.
public struct ViewThatFits<Content: View>: PrimitiveView {
  let content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    FittingNode(view, context)
  }
}

private final class FittingNode<Content: View>: WrapperNode<ViewThatFits<Content>, Content> {
  override init(_ view: ViewThatFits<Content>, _ context: _NodeContext) {
    super.init(view, context)
    var inner = childContext()
    inner.rows = nil
    makeChild(view.content, inner)
  }
  override func update(_ view: ViewThatFits<Content>) {
    super.update(view)
    child.update(view.content)
  }

  /// The alternatives that did not fit, or were not tried, are not on the screen.
  override func collect(into list: inout ElementList) {
    var alternatives = RowSegments()
    child.collectRows(into: &alternatives)
    guard case .single(let first, _)? = alternatives.segments.first else { return }
    first.collect(into: &list)
  }
  override func collectRows(into rows: inout RowSegments) { rows.add(single: self) }
}

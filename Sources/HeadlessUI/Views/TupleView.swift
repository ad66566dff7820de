// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// Several views, one after another.
public struct TupleView<each Content: View> {
  let content: (repeat each Content)
  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleView: View {
  public typealias Body = Never
  public var body: Never { fatalError("a tuple of views has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    TupleNode<repeat each Content>(view, context)
  }
}

private final class TupleNode<each Content: View>: _ViewNode<TupleView<repeat each Content>> {
  private var children: [_AnyNode] = []

  override init(_ view: TupleView<repeat each Content>, _ context: _NodeContext) {
    super.init(view, context)
    let inner = childContext()
    var made: [_AnyNode] = []
    repeat made.append((each Content)._makeNode(each view.content, inner))
    children = made
  }

  override func update(_ view: TupleView<repeat each Content>) {
    super.update(view)
    var index = 0
    func next<C: View>(_ content: C) {
      unsafeDowncast(children[index], to: _ViewNode<C>.self).update(content)
      index += 1
    }
    repeat next(each view.content)
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) {
    for child in children { body(child) }
  }
  override func collectRows(into rows: inout RowSegments) {
    for child in children { child.collectRows(into: &rows) }
  }
}

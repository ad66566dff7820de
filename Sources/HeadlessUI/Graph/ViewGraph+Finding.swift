extension ViewGraph {
  /// The value of the mounted view of a type, with its state; the first in the order of screens.
  package func findView<V: View>(_ type: V.Type) -> V? {
    for screen in screens {
      if let node = screen.root.flatMap({ find(type, in: $0) }) { return node.view }
    }
    return nil
  }

  private func find<V: View>(_ type: V.Type, in node: _AnyNode) -> CompositeNode<V>? {
    if Swift.type(of: node) == CompositeNode<V>.self {
      return unsafeDowncast(node, to: CompositeNode<V>.self)
    }
    var found: CompositeNode<V>?
    node.visitChildren { child in
      if found == nil { found = find(type, in: child) }
    }
    return found
  }
}

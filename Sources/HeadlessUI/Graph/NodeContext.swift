import LifecycleModel
import LifecycleSimulator

/// Where a node is made: its graph, its parent, its screen and its surroundings.
@MainActor @preconcurrency public struct _NodeContext {
  unowned let graph: ViewGraph
  weak var parent: _AnyNode?
  var depth: Int
  var environment: EnvironmentScope
  unowned let screen: HostScreen
  /// The innermost navigation container.
  weak var navigation: NavigationHost?
  /// The innermost list, when rows are made on demand.
  weak var rows: (any RowHost)?
  /// The container of rows in which the node stands: a list or a lazy stack.
  var container: Container?

  /// The context for a child of the given node.
  func child(of node: _AnyNode) -> _NodeContext {
    var context = self
    context.parent = node
    context.depth = node.depth + 1
    return context
  }
}

// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A node of the graph: one view on the screen, with its children.
@MainActor @preconcurrency public class _AnyNode {
  /// Unsafe: a parent holds its children, and is taken off them when they leave the graph.
  private(set) unowned(unsafe) var parent: _AnyNode?
  let depth: Int
  private let surroundings: Surroundings
  /// False once the node has left the graph for good.
  private(set) var isMounted = true
  /// What a person does to the row that this node is, if it is one.
  var rowHandle: RowHandle?
  private let census: NodeCensus

  init(_ context: _NodeContext) {
    self.parent = context.parent
    self.depth = context.depth
    self.surroundings = context.surroundings
    self.census = context.graph.census
    census.count += 1
  }

  deinit { census.count -= 1 }

  final var graph: ViewGraph { surroundings.graph }
  /// Where the node was made.
  final var context: _NodeContext { _NodeContext(surroundings, parent: parent, depth: depth) }

  /// Calls the closure with each child, in the order of the screen.
  func visitChildren(_ body: (_AnyNode) -> Void) {}

  /// Adds what a person sees of this node and its children.
  func collect(into list: inout ElementList) { visitChildren { $0.collect(into: &list) } }

  /// Whether this node shows what is inside of it otherwise than that is: see `collect(into:around:)`.
  var changesElements: Bool { false }

  /// Adds what a person sees of something inside of this node: all of it, or a row of a list.
  func collect(into list: inout ElementList, around inner: (inout ElementList) -> Void) {
    inner(&list)
  }

  /// Adds the rows that this node stands for in a list; a plain node is one row.
  func collectRows(into rows: inout RowSegments) { rows.add(single: self) }

  /// The node is out of date: evaluate or read again.
  func refresh() {}

  /// Leaves the graph for good; `cause` says why, for those that are told.
  func unmount(_ cause: Cause) {
    guard isMounted else { return }
    isMounted = false
    visitChildren { $0.unmount(cause) }
    willLeave(cause)
    parent = nil
  }

  /// What a kind of node gives back as it leaves.
  func willLeave(_ cause: Cause) {}

  /// The words that this node shows, for a label.
  func collectText(into text: inout String) { visitChildren { $0.collectText(into: &text) } }

  /// The texts that this node shows, one by one.
  func collectTexts(into texts: inout [String]) { visitChildren { $0.collectTexts(into: &texts) } }

  /// The names of the images that this node shows, for a label without words.
  func collectImageNames(into text: inout String) {
    visitChildren { $0.collectImageNames(into: &text) }
  }

  final var simulator: Simulator { surroundings.graph.simulator }

  /// The node around this one, also across the border of a screen.
  final var outer: _AnyNode? { parent ?? context.screen.parentNode }

  final func childContext() -> _NodeContext {
    _NodeContext(surroundings, parent: self, depth: depth + 1)
  }

  /// The name in traces of the app's view in which this node stands.
  final var ownerName: String {
    var node: _AnyNode? = self
    while let current = node {
      if let name = current.viewName { return name }
      node = current.parent
    }
    return context.screen.screenName
  }

  /// The name of the app's own view that this node stands for.
  var viewName: String? { nil }
}

/// The node of a view of a known type: it takes the view's next value.
///
/// A kind that needs the value later is a `KeepingNode`; one that only hands its parts on keeps
/// nothing.
@MainActor @preconcurrency public class _ViewNode<V: View>: _AnyNode {
  init(_ view: V, _ context: _NodeContext) { super.init(context) }

  /// Takes the next value of the view.
  func update(_ view: V) {}
}

/// A node that keeps the view's value.
@MainActor class KeepingNode<V: View>: _ViewNode<V> {
  @exclusivity(unchecked) final var view: V

  override init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(view, context)
  }

  override func update(_ view: V) { self.view = view }
}

/// Counts the nodes that exist, so that a test can tell when one is left behind.
///
/// Unchecked: one simulation runs on one thread.
final class NodeCensus: @unchecked Sendable {
  var count = 0
}

/// The node of a view that wraps one other view.
///
/// One that shows its content otherwise says so in `changesElements` and `collect(into:around:)`:
/// a list asks these for a row whose wrapper is no part of it.
@MainActor class WrapperNode<V: View, Content: View>: _ViewNode<V> {
  @exclusivity(unchecked) private(set) final var child: _ViewNode<Content>!

  /// Makes the child; a kind calls it from its initializer.
  final func makeChild(_ content: Content, _ context: _NodeContext? = nil) {
    child = Content._makeNode(content, context ?? childContext())
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) { body(child) }
  override func collect(into list: inout ElementList) {
    guard changesElements else { return child.collect(into: &list) }
    collect(into: &list, around: { child.collect(into: &$0) })
  }
  override func collectRows(into rows: inout RowSegments) { child.collectRows(into: &rows) }
}

/// The node of a view that wraps one other view and keeps its own value.
@MainActor class KeepingWrapperNode<V: View, Content: View>: WrapperNode<V, Content> {
  @exclusivity(unchecked) final var view: V

  override init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(view, context)
  }

  override func update(_ view: V) { self.view = view }
}

extension _AnyNode {
  /// A row came on the screen or left it: those inside that are told, are told.
  final func setShown(_ shown: Bool, _ cause: Cause) {
    if let participant = self as? any RowParticipant {
      participant.rowWasShown(shown, cause)
    }
    visitChildren { $0.setShown(shown, cause) }
  }

  /// The first node that passes, of this one and those inside, up to the borders of the screen.
  final func firstNode(where passes: (_AnyNode) -> Bool) -> _AnyNode? {
    if passes(self) { return self }
    var found: _AnyNode?
    visitChildren { if found == nil { found = $0.firstNode(where: passes) } }
    return found
  }

  /// Whether a node around this one, up to the border of the screen, passes.
  final func isInside(_ passes: (_AnyNode) -> Bool) -> Bool {
    var node = parent
    while let current = node {
      if passes(current) { return true }
      node = current.parent
    }
    return false
  }

  /// Evaluates this node and everything in it again, whatever has changed.
  final func refreshAll() {
    refresh()
    visitChildren { $0.refreshAll() }
  }
}

/// A node that is told when the row in which it stands comes and goes.
@MainActor protocol RowParticipant: AnyObject {
  func rowWasShown(_ shown: Bool, _ cause: Cause)
}

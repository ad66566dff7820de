// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view with actions that a swipe over its row shows.
struct SwipeActionsContent<Content: View, Actions: View>: ModifyingView {
  let content: Content
  let actions: Actions
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SwipeActionsNode(view, context)
  }
}

/// The actions of one edge of a row.
@MainActor protocol SwipeActions: AnyObject {
  var edge: HorizontalEdge { get }
  var allowsFullSwipe: Bool { get }
  /// The buttons, the one at the edge of the row first.
  func actionElements() -> [any Element]
}

/// Keeps the actions as a value; they have nodes from the first swipe on.
private final class SwipeActionsNode<Content: View, Actions: View>: KeepingWrapperNode<
  SwipeActionsContent<Content, Actions>, Content
>,
SwipeActions, TransparentToRows
{
  private var actions: _ViewNode<Actions>?

  override init(_ view: SwipeActionsContent<Content, Actions>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: SwipeActionsContent<Content, Actions>) {
    super.update(view)
    child.update(view.content)
    actions?.update(view.actions)
  }
  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    actions?.unmount(cause)
  }

  var edge: HorizontalEdge { view.edge }
  var allowsFullSwipe: Bool { view.allowsFullSwipe }

  func actionElements() -> [any Element] {
    let node = actions ?? makeActions()
    var list = ElementList()
    node.collect(into: &list)
    return list.items.map(\.element).filter { $0.elementRole != .text }
  }

  private func makeActions() -> _ViewNode<Actions> {
    var inner = childContext()
    inner.rows = nil
    let made = Actions._makeNode(view.actions, inner)
    actions = made
    return made
  }
}

extension View {
  /// Adds actions to a row of a list, which a swipe or VoiceOver's actions reach.
  ///
  /// With actions of its own a row has no delete action of `onDelete` any more. A full swipe does
  /// the first action of its edge. Outside of a list nothing happens.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    SwipeActionsContent(
      content: self, actions: content(), edge: edge, allowsFullSwipe: allowsFullSwipe)
  }
}

/// The swipe actions of a row: those inside of it and those around the dynamic content it is of.
@MainActor struct RowSwipe {
  private(set) var actions: [any SwipeActions] = []
  /// Touches an action, where that does more than its own work.
  private let touch: ((any Element) -> Bool)?

  init(row: _AnyNode?, touch: ((any Element) -> Bool)?) {
    self.touch = touch
    guard let row else { return }
    // The outermost modifier was applied last.
    visit(row)
    var node = row.parent
    while let current = node, !(current is any RowHost) {
      if let found = current as? any SwipeActions { actions.insert(found, at: 0) }
      node = current.parent
    }
    actions.reverse()
  }

  private mutating func visit(_ node: _AnyNode) {
    if node is any RowHost { return }
    if let found = node as? any SwipeActions { actions.append(found) }
    var children: [_AnyNode] = []
    node.visitChildren { children.append($0) }
    for child in children { visit(child) }
  }

  var elements: [any Element] {
    let sides = actions.filter { $0.edge == .trailing } + actions.filter { $0.edge == .leading }
    let elements = sides.flatMap { $0.actionElements() }
    guard let touch else { return elements }
    return elements.map { element in
      ActingElement(element) { $1 == .tap ? touch($0) : $0.perform($1) }
    }
  }

  private func tap(_ action: any Element) -> Bool { touch?(action) ?? action.perform(.tap) }

  /// Swipes to delete: the full swipe's action; else the destructive one that the swipe shows,
  /// or the first.
  func delete() -> Bool? {
    guard !actions.isEmpty else { return nil }
    let trailing = actions.filter { $0.edge == .trailing }
    let buttons = trailing.flatMap { $0.actionElements() }.filter(\.isElementEnabled)
    guard let first = buttons.first else { return false }
    if trailing.allSatisfy(\.allowsFullSwipe) { return tap(first) }
    let destructive = buttons.first {
      ($0.original as? any DestructiveElement)?.isDestructive == true
    }
    return tap(destructive ?? first)
  }
}

/// An element that may be meant for deleting.
@MainActor protocol DestructiveElement: AnyObject {
  var isDestructive: Bool { get }
}

// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// One of two views: both branches of an `if` have identities of their own.
public struct _ConditionalContent<First: View, Second: View> {
  enum Storage {
    case first(First)
    case second(Second)
  }
  let storage: Storage
  init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: PrimitiveView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ConditionalNode(view, context)
  }
}

private final class ConditionalNode<First: View, Second: View>:
  _ViewNode<_ConditionalContent<First, Second>>
{
  private var first: _ViewNode<First>?
  private var second: _ViewNode<Second>?

  override init(_ view: _ConditionalContent<First, Second>, _ context: _NodeContext) {
    super.init(view, context)
    make(view)
  }

  private func make(_ view: _ConditionalContent<First, Second>) {
    switch view.storage {
    case .first(let content): first = First._makeNode(content, childContext())
    case .second(let content): second = Second._makeNode(content, childContext())
    }
  }

  override func update(_ view: _ConditionalContent<First, Second>) {
    super.update(view)
    switch view.storage {
    case .first(let content):
      if let first { return first.update(content) }
      if isHeldInColumn { return }
      // The new branch is made before the old one leaves.
      let old = second
      second = nil
      make(view)
      old?.unmount(.removal)
    case .second(let content):
      if let second { return second.update(content) }
      if isHeldInColumn { return }
      let old = first
      first = nil
      make(view)
      old?.unmount(.removal)
    }
    context.rows?.rowsChanged()
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) {
    if let first { body(first) }
    if let second { body(second) }
  }
  override func collectRows(into rows: inout RowSegments) {
    first?.collectRows(into: &rows)
    second?.collectRows(into: &rows)
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { fatalError("an optional view has no body") }
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    OptionalNode(view, context)
  }
}

private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
  private var child: _ViewNode<Wrapped>?

  override init(_ view: Wrapped?, _ context: _NodeContext) {
    super.init(view, context)
    if let view { child = Wrapped._makeNode(view, childContext()) }
  }

  override func update(_ view: Wrapped?) {
    super.update(view)
    switch (child, view) {
    case (let child?, let view?): child.update(view)
    case (nil, let view?):
      if isHeldInColumn { return }
      child = Wrapped._makeNode(view, childContext())
      context.rows?.rowsChanged()
    case (let old?, nil):
      if isHeldInColumn { return }
      child = nil
      old.unmount(.removal)
      context.rows?.rowsChanged()
    case (nil, nil): break
    }
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) { if let child { body(child) } }
  override func collectRows(into rows: inout RowSegments) { child?.collectRows(into: &rows) }
}

extension _AnyNode {
  /// Whether the node, a choice of views, is all that a column shows, and the platform keeps the
  /// view that it shows; it always follows what a person selects in another column.
  final var isHeldInColumn: Bool {
    let setting = simulator.behavior.split.columnChoice
    guard setting.value == .stays, let parent, parent === context.screen.root,
      parent is _ViewNode<AnyView>, let split = context.navigation?.node as? any SplitNode,
      split.isSplitView, split.selectionTurn != simulator.turnNumber
    else { return false }
    return simulator.decide(setting) == .stays
  }
}

/// A node that shows one of two views, or stands for one that does.
@MainActor protocol ChoiceNode: _AnyNode {
  /// Which view is shown, as a number; nil where there is no choice.
  var shownChoice: Int? { get }
}

extension ConditionalNode: ChoiceNode {
  var shownChoice: Int? {
    let inner = (first ?? second as _AnyNode?) as? any ChoiceNode
    return (inner?.shownChoice ?? 0) * 2 + (first == nil ? 1 : 0)
  }
}

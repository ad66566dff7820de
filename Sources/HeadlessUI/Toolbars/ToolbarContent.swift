// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator
import Observation

/// What a toolbar holds: items, or a type of the app's own whose body is made of items.
///
/// The simulation keeps a node for it, so that state and environment in it work as in a view.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node that stands for the content; content of the library has its own kinds.
  @MainActor @preconcurrency static func _makeToolbarNode(
    _ view: _ToolbarView<Self>, _ context: _NodeContext
  ) -> _ViewNode<_ToolbarView<Self>>
}

extension ToolbarContent {
  public static func _makeToolbarNode(_ view: _ToolbarView<Self>, _ context: _NodeContext)
    -> _ViewNode<_ToolbarView<Self>>
  { ToolbarCompositeNode(view, context) }
}

/// Content of a toolbar that belongs to the library and has no body.
@MainActor @preconcurrency protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body to evaluate") }
}

extension Never: ToolbarContent {}

/// The content of a toolbar as a view, which the graph keeps a node for.
public struct _ToolbarView<Content: ToolbarContent>: PrimitiveView {
  let content: Content
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    Content._makeToolbarNode(view, context)
  }
}

/// The node of toolbar content of the app's own.
private final class ToolbarCompositeNode<Content: ToolbarContent>: _ViewNode<_ToolbarView<Content>>
{
  private var content: Content
  private var child: _ViewNode<_ToolbarView<Content.Body>>!
  private var properties: DynamicPropertyStore<Content>
  private let slot: Int32

  override init(_ view: _ToolbarView<Content>, _ context: _NodeContext) {
    content = view.content
    properties = DynamicPropertyStore()
    slot = context.graph.reserveSlot()
    super.init(view, context)
    graph.bind(slot, to: self)
    properties.install(in: &content, node: self, reader: slot, isNew: true)
    child = Content.Body._makeToolbarNode(evaluate(), childContext())
  }

  override func update(_ view: _ToolbarView<Content>) {
    content = view.content
    properties.install(in: &content, node: self, reader: slot, isNew: false)
    child.update(evaluate())
  }
  override func refresh() { child.update(evaluate()) }
  override func visitChildren(_ body: (_AnyNode) -> Void) { body(child) }
  override func willLeave(_ cause: Cause) {
    properties.leave()
    graph.unregister(slot)
  }
  override var viewName: String? { properties.name }

  private func evaluate() -> _ToolbarView<Content.Body> {
    let table = graph.table
    properties.willEvaluate()
    let outer = table.begin(slot)
    defer { table.end(outer) }
    table.evaluationCount += 1
    let (slot, content) = (slot, content)
    return withObservationTracking {
      _ToolbarView(content: content.body)
    } onChange: { [weak table] in
      table?.markDirty(slot)
    }
  }
}

// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// Builds the content of a toolbar from statements.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildExpression<Content: ToolbarContent>(_ group: Group<Content>) -> Content {
    group.content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
    -> TupleToolbarContent<repeat each Content>
  { TupleToolbarContent(repeat each content) }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?)
    -> OptionalToolbarContent<Content>
  { OptionalToolbarContent(content: content) }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First)
    -> ConditionalToolbarContent<First, Second>
  { ConditionalToolbarContent(first: first, second: nil) }
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second)
    -> ConditionalToolbarContent<First, Second>
  { ConditionalToolbarContent(first: nil, second: second) }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content)
    -> Content
  { content }
}

/// Several pieces of toolbar content, one after another.
public struct TupleToolbarContent<each Content: ToolbarContent> {
  let content: (repeat each Content)
  init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleToolbarContent: PrimitiveToolbarContent {
  public static func _makeToolbarNode(_ view: _ToolbarView<Self>, _ context: _NodeContext)
    -> _ViewNode<_ToolbarView<Self>>
  {
    HeldToolbarNode(view, context) { TupleView(repeat _ToolbarView(content: each $0.content)) }
  }
}

/// Toolbar content that is there or not.
public struct OptionalToolbarContent<Content: ToolbarContent> {
  let content: Content?
}

extension OptionalToolbarContent: PrimitiveToolbarContent {
  public static func _makeToolbarNode(_ view: _ToolbarView<Self>, _ context: _NodeContext)
    -> _ViewNode<_ToolbarView<Self>>
  { HeldToolbarNode(view, context) { $0.content.map { _ToolbarView(content: $0) } } }
}

/// One of two pieces of toolbar content.
public struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  let first: First?
  let second: Second?
}

extension ConditionalToolbarContent: PrimitiveToolbarContent {
  public static func _makeToolbarNode(_ view: _ToolbarView<Self>, _ context: _NodeContext)
    -> _ViewNode<_ToolbarView<Self>>
  {
    HeldToolbarNode(view, context) {
      TupleView(
        $0.first.map { _ToolbarView(content: $0) }, $0.second.map { _ToolbarView(content: $0) })
    }
  }
}

extension Group where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(content: content()) }
}

/// The node of toolbar content that is made of a view of the library.
final class HeldToolbarNode<Content: ToolbarContent, Held: View>: WrapperNode<
  _ToolbarView<Content>, Held
>
{
  private let hold: (Content) -> Held

  init(_ view: _ToolbarView<Content>, _ context: _NodeContext, _ hold: @escaping (Content) -> Held)
  {
    self.hold = hold
    super.init(view, context)
    makeChild(hold(view.content))
  }
  override func update(_ view: _ToolbarView<Content>) { child.update(hold(view.content)) }
}

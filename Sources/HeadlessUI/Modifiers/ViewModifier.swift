// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A way to make a view from another.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// The view that a modifier is applied to, inside its body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let content: AnyModified
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ModifiedSlotNode(view, context)
  }
}

/// The modified view behind its modifier.
@MainActor class AnyModified {
  func makeNode(_ context: _NodeContext) -> _AnyNode { fatalError("a modifier has content") }
  func update(_ node: _AnyNode) {}
}

private final class Modified<Content: View>: AnyModified {
  let view: Content
  init(_ view: Content) { self.view = view }
  override func makeNode(_ context: _NodeContext) -> _AnyNode { Content._makeNode(view, context) }
  override func update(_ node: _AnyNode) {
    unsafeDowncast(node, to: _ViewNode<Content>.self).update(view)
  }
}

private final class ModifiedSlotNode<Modifier: ViewModifier>:
  _ViewNode<_ViewModifier_Content<Modifier>>
{
  private var child: _AnyNode!

  override init(_ view: _ViewModifier_Content<Modifier>, _ context: _NodeContext) {
    super.init(view, context)
    child = view.content.makeNode(childContext())
  }
  override func update(_ view: _ViewModifier_Content<Modifier>) {
    super.update(view)
    view.content.update(child)
  }
  override func visitChildren(_ body: (_AnyNode) -> Void) { body(child) }
  override func collectRows(into rows: inout RowSegments) { child.collectRows(into: &rows) }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { fatalError("modified content has no body") }
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ModifierNode(view, context)
  }
}

/// The node of a modifier: like a view of the app's own, with the modified view inside.
private final class ModifierNode<Content: View, Modifier: ViewModifier>:
  _ViewNode<ModifiedContent<Content, Modifier>>
{
  private var child: _ViewNode<ModifierBody<Content, Modifier>>!

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext) {
    super.init(view, context)
    child = ModifierBody._makeNode(
      ModifierBody(content: view.content, modifier: view.modifier), childContext())
  }
  override func update(_ view: ModifiedContent<Content, Modifier>) {
    super.update(view)
    child.update(ModifierBody(content: view.content, modifier: view.modifier))
  }
  override func visitChildren(_ body: (_AnyNode) -> Void) { body(child) }
  override func collectRows(into rows: inout RowSegments) { child.collectRows(into: &rows) }
}

/// A modifier as a view with state: its dynamic properties belong to this node.
private struct ModifierBody<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  var modifier: ModifierProperty<Modifier>
  init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = ModifierProperty(modifier: modifier)
  }
  var body: Modifier.Body {
    modifier.modifier.body(content: _ViewModifier_Content(content: Modified(content)))
  }
}

/// Lets the graph find the dynamic properties inside a modifier.
private struct ModifierProperty<Modifier: ViewModifier>: PropertyHolder {
  static var held: Any.Type { Modifier.self }
  var modifier: Modifier
}

extension View {
  /// Applies a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  public init() {}
  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// Applies this modifier first, then the other.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(self.modifier)
  }
}

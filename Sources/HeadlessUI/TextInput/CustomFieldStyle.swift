// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A node that says how the fields inside look.
@MainActor protocol FieldStyler: AnyObject {
  /// The node of a field with a look of the app's own; nil for a field as it is.
  func makeField<V: TextInputView>(_ field: V, _ context: _NodeContext) -> _ViewNode<V>?
}

/// Finds the look of a field; asked only where the app has one of its own.
@MainActor enum FieldStylers {
  static func node<V: TextInputView>(for field: V, _ context: _NodeContext) -> _ViewNode<V>? {
    var current = context.parent
    while let node = current {
      if let styler = node as? any FieldStyler { return styler.makeField(field, context) }
      current = node.outer
    }
    return nil
  }
}

/// A view whose fields have a style.
struct FieldStyleContent<Content: View, Style: TextFieldStyle> {
  let content: Content
  let style: Style
}

extension FieldStyleContent: ModifyingView {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    Style._isOfLibrary ? DrawnStyleNode(view, context) : FieldStyleNode(view, context)
  }
}

/// The node of a style that is only drawn; fields inside are not asked for a look around it.
private final class DrawnStyleNode<Content: View, Style: TextFieldStyle>: WrapperNode<
  FieldStyleContent<Content, Style>, Content
>,
FieldStyler
{
  override init(_ view: FieldStyleContent<Content, Style>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: FieldStyleContent<Content, Style>) { child.update(view.content) }
  func makeField<V: TextInputView>(_ field: V, _ context: _NodeContext) -> _ViewNode<V>? { nil }
}

private final class FieldStyleNode<Content: View, Style: TextFieldStyle>: WrapperNode<
  FieldStyleContent<Content, Style>, Content
>,
FieldStyler
{
  private let style: ValueBox<Style>

  override init(_ view: FieldStyleContent<Content, Style>, _ context: _NodeContext) {
    style = ValueBox(view.style, context.graph.table)
    super.init(view, context)
    graph.hasFieldStyles = true
    makeChild(view.content)
  }
  override func update(_ view: FieldStyleContent<Content, Style>) {
    super.update(view)
    if isOther(view.style) { style.value = view.style }
    child.update(view.content)
  }

  private func isOther(_ new: Style) -> Bool {
    guard let comparison = TypePlan.comparison(of: Style.self) else { return true }
    return withUnsafePointer(to: style.untracked) { old in
      withUnsafePointer(to: new) {
        !comparison.isEqual(UnsafeRawPointer(old), UnsafeRawPointer($0))
      }
    }
  }

  func makeField<V: TextInputView>(_ field: V, _ context: _NodeContext) -> _ViewNode<V>? {
    StyledFieldNode(field, context, style)
  }
}

private struct FieldBody<Style: TextFieldStyle>: View {
  var property: StyleProperty<Style>
  let configuration: TextField<Style._Label>
  var body: Style._Body { property.style._body(configuration: configuration) }
}

/// The node of a field with a look of the app's own: it shows the style's body, with the field in
/// it.
private final class StyledFieldNode<V: TextInputView, Style: TextFieldStyle>: ReadingNode<V>,
  FieldStyler
{
  private var child: _ViewNode<FieldBody<Style>>!
  private let style: ValueBox<Style>

  init(_ view: V, _ context: _NodeContext, _ style: ValueBox<Style>) {
    self.style = style
    super.init(view, context)
    readValue()
  }

  override func readValue() {
    let label = Style._Label(content: AnyView(view.parts.label))
    let look = FieldBody(
      property: StyleProperty(style: reading { style.value }),
      configuration: TextField(TextInputParts(label, of: view.parts)))
    guard child == nil else { return child.update(look) }
    var inner = childContext()
    inner.rows = nil
    child = FieldBody<Style>._makeNode(look, inner)
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) { body(child) }

  /// The field in the body is the field itself.
  func makeField<Field: TextInputView>(_ field: Field, _ context: _NodeContext)
    -> _ViewNode<Field>?
  { nil }
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    FieldStyleContent(content: self, style: style)
  }
}

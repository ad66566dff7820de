// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A button style of the app's own, as the environment hands it to the buttons inside.
@MainActor class CustomButtonStyle {
  func makeNode<Label: View>(_ button: Button<Label>, _ context: _NodeContext)
    -> _ViewNode<Button<Label>>
  { fatalError("a custom style makes a node") }
}

private enum CustomButtonStyleKey: EnvironmentKey {
  static var defaultValue: CustomButtonStyle? { nil }
}

extension EnvironmentValues {
  var customButtonStyle: CustomButtonStyle? {
    get { self[CustomButtonStyleKey.self] }
    set { self[CustomButtonStyleKey.self] = newValue }
  }
}

private final class LookStyle<Style: ButtonStyle>: CustomButtonStyle {
  let value: ValueBox<Style>
  init(_ style: Style, _ table: DependencyTable) { value = ValueBox(style, table) }
  override func makeNode<Label: View>(_ button: Button<Label>, _ context: _NodeContext)
    -> _ViewNode<Button<Label>>
  { LookButtonNode(button, context, style: value) }
}

private final class FeelStyle<Style: PrimitiveButtonStyle>: CustomButtonStyle {
  let value: ValueBox<Style>
  init(_ style: Style, _ table: DependencyTable) { value = ValueBox(style, table) }
  override func makeNode<Label: View>(_ button: Button<Label>, _ context: _NodeContext)
    -> _ViewNode<Button<Label>>
  { FeelButtonNode(button, context, style: value) }
}

/// A style as a property of its body's view, so that its own dynamic properties work.
struct StyleProperty<Style>: PropertyHolder {
  static var held: Any.Type { Style.self }
  var style: Style
}

private struct LookBody<Style: ButtonStyle>: View {
  var property: StyleProperty<Style>
  let configuration: ButtonStyleConfiguration
  var body: Style.Body { property.style.makeBody(configuration: configuration) }
}

private struct FeelBody<Style: PrimitiveButtonStyle>: View {
  var property: StyleProperty<Style>
  let configuration: PrimitiveButtonStyleConfiguration
  var body: Style.Body { property.style.makeBody(configuration: configuration) }
}

/// The node of a button whose look is the app's own: one element, named by the words of its look.
private final class LookButtonNode<Label: View, Style: ButtonStyle>: ReadingNode<Button<Label>>,
  Element, DestructiveElement
{
  private var child: _ViewNode<LookBody<Style>>!
  private let style: ValueBox<Style>
  private var isPressed = false

  init(_ view: Button<Label>, _ context: _NodeContext, style: ValueBox<Style>) {
    self.style = style
    super.init(view, context)
    readValue()
  }

  override func readValue() {
    let look = LookBody(
      property: StyleProperty(style: reading { style.value }),
      configuration: ButtonStyleConfiguration(
        role: view.role, label: ButtonStyleConfiguration.Label(content: AnyView(view.label)),
        isPressed: isPressed))
    guard child == nil else { return child.update(look) }
    var inner = childContext()
    inner.rows = nil
    child = LookBody<Style>._makeNode(look, inner)
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) { body(child) }
  override func collect(into list: inout ElementList) { list.add(self) }

  var elementRole: ElementRole { .button }
  var elementLabel: String {
    var text = ""
    child.collectText(into: &text)
    if text.isEmpty { child.collectImageNames(into: &text) }
    return text
  }
  var elementTexts: [String] {
    var texts: [String] = []
    child.collectTexts(into: &texts)
    return texts
  }
  var isElementEnabled: Bool { isEnabledHere }
  var isElementCancelling: Bool { view.role == .cancel }
  var isDestructive: Bool { view.role == .destructive }

  func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap || gesture == .scrolled && actsAfterScroll else { return false }
    press(true)
    simulator.flush()
    if isMounted { press(false) }
    view.action()
    return true
  }

  private func press(_ pressed: Bool) {
    isPressed = pressed
    readValue()
  }
}

/// The node of a button whose look and feel are the app's own: what is in its body can be used.
private final class FeelButtonNode<Label: View, Style: PrimitiveButtonStyle>: ReadingNode<
  Button<Label>
>
{
  private var child: _ViewNode<FeelBody<Style>>!
  private let style: ValueBox<Style>
  private var proxies = ElementProxies<ActingElement>()
  private let scope: EnvironmentScope

  init(_ view: Button<Label>, _ context: _NodeContext, style: ValueBox<Style>) {
    self.style = style
    // A button inside of the style has the look around the style.
    scope = EnvironmentScope(
      inheriting: context.environment, table: context.graph.table, changesEnabled: false
    ) { $0.customButtonStyle = nil }
    super.init(view, context)
    readValue()
  }

  override func readValue() {
    let feel = FeelBody(
      property: StyleProperty(style: reading { style.value }),
      configuration: PrimitiveButtonStyleConfiguration(
        role: view.role,
        label: PrimitiveButtonStyleConfiguration.Label(content: AnyView(view.label)),
        action: { [weak self] in self?.view.action() }))
    guard child == nil else { return child.update(feel) }
    var inner = childContext()
    inner.rows = nil
    inner.environment = scope
    child = FeelBody<Style>._makeNode(feel, inner)
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) { body(child) }
  override func collect(into list: inout ElementList) {
    let node = self
    list.collect({ child.collect(into: &$0) }, replacing: { node.button($0) })
  }
  override func collectRows(into rows: inout RowSegments) { rows.add(single: self) }

  /// Words in the body are the button's, whatever gesture triggers it.
  private func button(_ element: any Element) -> any Element {
    guard element.elementRole == .text || element.elementRole == .image else { return element }
    return proxies.proxy(for: element, role: .button) { $0.perform($1) }
  }
}

/// A view whose buttons have a style.
private struct ButtonStyleContent<Content: View>: ModifyingView {
  let content: Content
  /// Makes what the environment hands on; nil for a style of the library.
  let make: ((DependencyTable) -> CustomButtonStyle)?
  let change: (CustomButtonStyle) -> Void
  let isAutomatic: Bool
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ButtonStyleNode(view, context)
  }
}

/// A node that gives the buttons inside a look that a row does not take part in.
@MainActor protocol ButtonStyler: AnyObject {
  var isAutomatic: Bool { get }
}

private final class ButtonStyleNode<Content: View>: WrapperNode<
  ButtonStyleContent<Content>, Content
>,
ButtonStyler
{
  private let custom: CustomButtonStyle?
  let isAutomatic: Bool

  override init(_ view: ButtonStyleContent<Content>, _ context: _NodeContext) {
    custom = view.make?(context.graph.table)
    isAutomatic = view.isAutomatic
    super.init(view, context)
    var inner = childContext()
    let custom = custom
    if custom != nil || context.environment.values.customButtonStyle != nil {
      inner.environment = EnvironmentScope(
        inheriting: context.environment, table: context.graph.table, changesEnabled: false
      ) { $0.customButtonStyle = custom }
    }
    makeChild(view.content, inner)
  }
  override func update(_ view: ButtonStyleContent<Content>) {
    super.update(view)
    if let custom { view.change(custom) }
    child.update(view.content)
  }
}

extension View {
  /// Gives the buttons inside a look of the app's own.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    ButtonStyleContent(
      content: self, make: { LookStyle(style, $0) },
      change: { ($0 as? LookStyle<S>)?.value.value = style }, isAutomatic: false)
  }

  /// Gives the buttons inside a look and feel.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let isLibrary = S.self is any LibraryButtonStyle.Type
    return ButtonStyleContent(
      content: self, make: isLibrary ? nil : { FeelStyle(style, $0) },
      change: { ($0 as? FeelStyle<S>)?.value.value = style },
      isAutomatic: S.self is DefaultButtonStyle.Type)
  }
}

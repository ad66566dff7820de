import LifecycleModel
import LifecycleSimulator

/// What makes the views of an app's own style of what a view of the library hands it.
@MainActor protocol LookMaker {
  associatedtype Style
  associatedtype Configuration
  associatedtype Body: View
  static func body(_ style: Style, _ configuration: Configuration) -> Body
}

/// A style of the library: what it makes is what the view shows anyway.
protocol LibraryLook {}

/// A style of the app's own for one kind of view, as the environment hands it to those inside.
@MainActor class CustomLook<Configuration> {
  /// The look around the style, which the views inside of its own body have.
  let outer: CustomLook?
  init(outer: CustomLook?) { self.outer = outer }
  func body(_ configuration: Configuration) -> AnyView { fatalError("a look makes a body") }
}

private enum CustomLookKey<Configuration>: EnvironmentKey {
  static var defaultValue: CustomLook<Configuration>? { nil }
}

extension EnvironmentValues {
  /// The look of the views that have such a configuration; nil for the library's own.
  subscript<Configuration>(look type: Configuration.Type) -> CustomLook<Configuration>? {
    get { self[CustomLookKey<Configuration>.self] }
    set { self[CustomLookKey<Configuration>.self] = newValue }
  }
}

private final class MadeLook<Maker: LookMaker>: CustomLook<Maker.Configuration> {
  let style: ValueBox<Maker.Style>
  init(_ style: ValueBox<Maker.Style>, outer: CustomLook<Maker.Configuration>?) {
    self.style = style
    super.init(outer: outer)
  }
  override func body(_ configuration: Maker.Configuration) -> AnyView {
    AnyView(
      LookBody<Maker>(
        property: StyleProperty(style: style.value), configuration: configuration))
  }
}

/// What is in it is told of as the app's view around it: a style is handed that view's parts.
private struct LookBody<Maker: LookMaker>: LibraryView {
  var property: StyleProperty<Maker.Style>
  let configuration: Maker.Configuration
  var body: Maker.Body { Maker.body(property.style, configuration) }
}

/// A view in which one kind of views has a style.
struct LookContent<Content: View, Maker: LookMaker> {
  let content: Content
  let style: Maker.Style
}

extension LookContent: ModifyingView {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    LookNode(view, context)
  }
}

private final class LookNode<Content: View, Maker: LookMaker>: WrapperNode<
  LookContent<Content, Maker>, Content
>
{
  private let style: ValueBox<Maker.Style>

  override init(_ view: LookContent<Content, Maker>, _ context: _NodeContext) {
    style = ValueBox(view.style, context.graph.table)
    super.init(view, context)
    var inner = childContext()
    let outer = context.environment.values[look: Maker.Configuration.self]
    let isOfLibrary = Maker.Style.self is any LibraryLook.Type
    if !isOfLibrary || outer != nil {
      let look = isOfLibrary ? nil : MadeLook<Maker>(style, outer: outer)
      inner.environment = EnvironmentScope(
        inheriting: context.environment, table: context.graph.table, changesEnabled: false
      ) { $0[look: Maker.Configuration.self] = look }
    }
    makeChild(view.content, inner)
  }

  override func update(_ view: LookContent<Content, Maker>) {
    super.update(view)
    if isOther(view.style) { style.value = view.style }
    child.update(view.content)
  }

  private func isOther(_ new: Maker.Style) -> Bool {
    guard let comparison = TypePlan.comparison(of: Maker.Style.self) else { return true }
    return withUnsafePointer(to: style.untracked) { old in
      withUnsafePointer(to: new) {
        !comparison.isEqual(UnsafeRawPointer(old), UnsafeRawPointer($0))
      }
    }
  }
}

/// The node of a view with a look of the app's own: it shows what the style makes, and what is in
/// that can be used.
@MainActor class OwnLookNode<V: View, Configuration>: ReadingNode<V> {
  private(set) final var child: _ViewNode<AnyView>!
  private let look: CustomLook<Configuration>
  private let configuration: (V) -> Configuration
  private let scope: EnvironmentScope

  /// - Parameter configuration: What the style is handed for a value of the view.
  init(
    _ view: V, _ context: _NodeContext, _ look: CustomLook<Configuration>,
    _ configuration: @escaping (V) -> Configuration
  ) {
    self.look = look
    self.configuration = configuration
    scope = EnvironmentScope(
      inheriting: context.environment, table: context.graph.table, changesEnabled: false
    ) { $0[look: Configuration.self] = look.outer }
    super.init(view, context)
    readValue()
  }

  override func readValue() {
    let body = reading { look.body(configuration(view)) }
    guard child == nil else { return child.update(body) }
    var inner = childContext()
    inner.rows = nil
    inner.environment = scope
    child = AnyView._makeNode(body, inner)
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) { body(child) }
}

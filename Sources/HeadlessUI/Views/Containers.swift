// Modelled: partial, documented
import LifecycleModel
import LifecycleSimulator

/// A view that holds others without adding anything that a person could tell.
@MainActor protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
}

extension ContainerView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ContainerNode(view, context)
  }
}

/// The node of a container: its content is one row in a list, however many views it holds.
final class ContainerNode<V: ContainerView>: WrapperNode<V, V.Content> {
  override init(_ view: V, _ context: _NodeContext) {
    super.init(view, context)
    var inner = childContext()
    inner.rows = nil
    makeChild(view.content, inner)
  }
  override func update(_ view: V) {
    super.update(view)
    child.update(view.content)
  }
  override func collectRows(into rows: inout RowSegments) { rows.add(single: self) }
}

/// A container that lays its views out one after the other.
@MainActor protocol StackedView: ContainerView {}
extension HStack: StackedView {}
extension VStack: StackedView {}
extension ZStack: StackedView {}

/// The node of any container.
@MainActor protocol ContainingNode: AnyObject {
  var isStack: Bool { get }
}
extension ContainerNode: ContainingNode {
  var isStack: Bool { V.self is any StackedView.Type }
}

/// Views side by side.
public struct HStack<Content: View>: ContainerView {
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views one below the other.
public struct VStack<Content: View>: ContainerView {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Views one over the other.
public struct ZStack<Content: View>: ContainerView {
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A proxy for the size of a container; the simulation has no layout and gives the screen's.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// A container that tells its content its size.
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    GeometryNode(view, context)
  }
}

private final class GeometryNode<Content: View>: KeepingWrapperNode<
  GeometryReader<Content>, Content
>, DeviceDependent
{
  private var proxy: GeometryProxy {
    let size = simulator.screenSize
    return GeometryProxy(size: CGSize(width: size.width, height: size.height))
  }
  private let reader: ContentReader

  override init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
    reader = ContentReader(context.graph)
    super.init(view, context)
    reader.bind(to: self)
    var inner = childContext()
    inner.rows = nil
    makeChild(content(), inner)
  }
  override func update(_ view: GeometryReader<Content>) {
    super.update(view)
    refresh()
  }
  override func refresh() { child.update(content()) }
  func screenSizeChanged() { refresh() }
  override func willLeave(_ cause: Cause) { reader.leave(graph) }

  private func content() -> Content {
    reader.renew()
    return reader.make { view.content(proxy) }
  }
  override func collectRows(into rows: inout RowSegments) { rows.add(single: self) }
}

/// Several views treated as one for modifiers; adds no layer.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("a group has no body") }
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    GroupNode(view, context)
  }
}

private final class GroupNode<Content: View>: WrapperNode<Group<Content>, Content>, ChoiceNode {
  var shownChoice: Int? { (child as? any ChoiceNode)?.shownChoice }

  override init(_ view: Group<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: Group<Content>) {
    super.update(view)
    child.update(view.content)
  }
}

/// Flexible space.
public struct Spacer: PrimitiveView, Sendable {
  public nonisolated init(minLength: CGFloat? = nil) {}
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SilentNode(view, context)
  }
}

/// A line between views.
public struct Divider: PrimitiveView, Sendable {
  public nonisolated init() {}
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SilentNode(view, context)
  }
}

// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A container with a stack of screens, as before iOS 16.
///
/// In a regular width, unless the style is a stack, its views are columns: a link in the first one
/// shows its screen in the next. In a compact width only the first is there, as a stack's root.
public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    // The environment is not made for this where there is no room anyway.
    if context.screen.widthClass == .regular, !context.environment.values.navigatesInStacks {
      return ColumnsNode(view, context)
    }
    if let first = (view.content as? any SeveralViews)?.views.first {
      return NavigationRootNode(view, first, context) {
        ($0.content as? any SeveralViews)?.views.first ?? AnyView(EmptyView())
      }
    }
    return NavigationRootNode(view, view.content, context) { $0.content }
  }
}

/// A navigation view's content as columns.
private struct NavigationColumns<Content: View>: SplitLayout {
  let content: Content
  static var isSplitView: Bool { false }
  var visibility: Binding<NavigationSplitViewVisibility>? { nil }
  var preferredColumn: Binding<NavigationSplitViewColumn>? { nil }
  var columns: [SplitPart] {
    let views = (content as? any SeveralViews)?.views ?? [AnyView(content)]
    switch views.count {
    case 1: return [SplitPart(.sidebar, views[0]), SplitPart(.detail, AnyView(EmptyView()))]
    case 2: return [SplitPart(.sidebar, views[0]), SplitPart(.detail, views[1])]
    default:
      return [
        SplitPart(.sidebar, views[0]), SplitPart(.content, views[1]), SplitPart(.detail, views[2]),
      ]
    }
  }
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SideBySideNode(view, context)
  }
}

private final class ColumnsNode<Content: View>: WrapperNode<
  NavigationView<Content>, NavigationColumns<Content>
>
{
  override init(_ view: NavigationView<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(NavigationColumns(content: view.content))
  }
  override func update(_ view: NavigationView<Content>) {
    child.update(NavigationColumns(content: view.content))
  }
}

/// Views that a container may take one by one.
@MainActor protocol SeveralViews {
  var views: [AnyView] { get }
}

extension TupleView: SeveralViews {
  var views: [AnyView] {
    var views: [AnyView] = []
    repeat views.append(AnyView(each content))
    return views
  }
}

/// The node of a `NavigationView`, whatever its content is.
@MainActor protocol NavigationViewNode: AnyObject {}
extension NavigationRootNode: NavigationViewNode {}

/// The node of a container whose root is its content.
final class NavigationRootNode<V: View, Root: View>: NavigationNode<V> {
  private var root: HostScreen!
  private let content: (V) -> Root

  init(_ view: V, _ root: Root, _ context: _NodeContext, _ content: @escaping (V) -> Root) {
    self.content = content
    super.init(view, context)
    self.root = host.install(root, name: "root")
    join()
  }

  override func update(_ view: V) {
    super.update(view)
    root.update(content(view))
  }
}

import LifecycleModel
import LifecycleSimulator

/// A container with a stack of screens, as before iOS 16.
public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    NavigationRootNode(view, view.content, context) { $0.content }
  }
}

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

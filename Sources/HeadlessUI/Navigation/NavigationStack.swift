// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A container with a stack of screens, of which the topmost is shown.
///
/// With a path, the screens above the root stand for its values: what the app writes is pushed or
/// popped, what a person pops is removed from the path before the screen below appears. Screens
/// that views push stand between them and are no part of the path.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let root: Root
  let path: (any PathAccess)?

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    NavigationStackNode(view, context)
  }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = MixedPathAccess(path: path)
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = UniformPathAccess(path: path)
  }
}

private final class NavigationStackNode<Data, Root: View>: NavigationNode<
  NavigationStack<Data, Root>
>, PathFollower
{
  private var root: HostScreen!
  /// Follows the path.
  private let reader: ContentReader?

  override init(_ view: NavigationStack<Data, Root>, _ context: _NodeContext) {
    reader = view.path == nil ? nil : ContentReader(context.graph)
    super.init(view, context)
    reader?.bind(to: self)
    root = host.install(view.root, name: "root")
    if let path = view.path, let reader {
      host.path = path
      host.install(path: reader.make { path.values() })
    }
    join()
  }

  override func update(_ view: NavigationStack<Data, Root>) {
    super.update(view)
    root.update(view.root)
    guard view.path != nil else { return }
    host.path = view.path
    followLater()
  }

  override func refresh() { followLater() }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    reader?.leave(graph)
  }

  func followLater() { graph.afterPass { [weak self] in self?.follow() } }

  private func follow() {
    guard isMounted, let reader, let path = host.path else { return }
    reader.renew()
    host.follow(reader.make { path.values() })
  }
}

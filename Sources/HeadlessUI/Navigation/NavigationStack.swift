import LifecycleModel
import LifecycleSimulator

/// A container with a stack of screens.
public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let root: Root

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    NavigationRootNode(view, view.root, context) { $0.root }
  }
}

/// A list of values of several types, each of which stands for a screen.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []
  public init() {}
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
}

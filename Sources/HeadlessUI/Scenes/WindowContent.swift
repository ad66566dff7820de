// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// What the windows of a group show, each with content made for it.
public struct WindowContent<Content: View>: PrimitiveView {
  /// The content of the first window.
  let content: Content
  /// Makes content for another window.
  let make: () -> Content

  @MainActor @preconcurrency init(_ make: @escaping () -> Content) {
    content = make()
    self.make = make
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    WindowContentNode(view, context)
  }
}

private final class WindowContentNode<Content: View>: WrapperNode<WindowContent<Content>, Content> {
  /// Whether other windows of the group were there before this one.
  private let isFurther: Bool

  override init(_ view: WindowContent<Content>, _ context: _NodeContext) {
    isFurther = context.graph.app?.isMakingFurtherWindow ?? false
    super.init(view, context)
    var inner = childContext()
    let graph = context.graph
    inner.environment = EnvironmentScope(
      inheriting: context.environment, table: graph.table, changesEnabled: false
    ) { [weak graph] values in
      values.scenePhase = graph?.viewPhase ?? .active
    }
    makeChild(content(view), inner)
  }

  override func update(_ view: WindowContent<Content>) {
    super.update(view)
    child.update(content(view))
  }

  private func content(_ view: WindowContent<Content>) -> Content {
    guard isFurther else { return view.content }
    switch graph.simulator.decide(graph.simulator.behavior.scenes.windowContent) {
    case .madeForEachWindow: return view.make()
    case .sharedByWindows: return view.content
    }
  }
}

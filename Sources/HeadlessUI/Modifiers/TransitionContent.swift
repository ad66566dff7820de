import LifecycleModel
import LifecycleSimulator

/// A view with a transition, of which only counts whether there is anything to see.
struct TransitionContent<Content: View> {
  let content: Content
  let isIdentity: Bool
}

extension TransitionContent: ModifyingView {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    TransitionNode(view, context)
  }
}

/// A node that says how what is inside it comes and goes.
@MainActor protocol RemovalTransition: AnyObject {
  /// Whether it goes without any movement.
  var isIdentity: Bool { get }
}

private final class TransitionNode<Content: View>: WrapperNode<TransitionContent<Content>, Content>,
  RemovalTransition
{
  private(set) var isIdentity: Bool

  override init(_ view: TransitionContent<Content>, _ context: _NodeContext) {
    isIdentity = view.isIdentity
    super.init(view, context)
    makeChild(view.content)
  }

  override func update(_ view: TransitionContent<Content>) {
    super.update(view)
    isIdentity = view.isIdentity
    child.update(view.content)
  }

  override func unmount(_ cause: Cause) {
    let setting = simulator.behavior.appearance.identityTransition
    guard isIdentity, setting.value == .oldDisappearsFirst else { return super.unmount(cause) }
    if graph.tellingRemovalsFirst({ super.unmount(cause) }) { _ = simulator.decide(setting) }
  }
}

import LifecycleModel
import LifecycleSimulator

/// A node that holds several views and is one row in a list.
@MainActor protocol SharedRow: AnyObject {}

extension ContainerNode: SharedRow {}

extension TextInputNode {
  /// Whether the transition around the field is the one without any movement.
  var leavesWithoutTransition: Bool {
    var current = parent
    while let node = current {
      if let transition = node as? any RemovalTransition { return transition.isIdentity }
      current = node.parent
    }
    return false
  }

  /// Whether the field stands in a container within its row of a list.
  private var isNestedInRow: Bool {
    guard context.container == .list else { return false }
    var current = parent
    while let node = current, !(node is any RowHost) {
      if node is any SharedRow { return true }
      current = node.parent
    }
    return false
  }

  /// Some platforms ask the removed field of such a row to resign, and trap when it does not.
  func crashIfNested(_ cause: Cause) {
    let setting = simulator.behavior.composition.nestedField
    guard setting.value == .crashes, isNestedInRow else { return }
    switch cause {
    case .dismiss, .dragDismiss, .pop, .interactivePop:
      _ = simulator.decide(setting)
      fatalError("NSInternalInconsistencyException: the first responder refused to resign")
    default: break
    }
  }
}

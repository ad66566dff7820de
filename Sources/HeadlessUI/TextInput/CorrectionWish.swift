import LifecycleModel
import LifecycleSimulator

/// A view whose fields say whether the keyboard corrects what is typed in them.
struct CorrectionContent<Content: View> {
  let content: Content
  let isDisabled: Bool
}

extension CorrectionContent: ModifyingView {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    CorrectionNode(view, context)
  }
}

extension CorrectionContent: TabDescribing {
  func describe(_ child: inout TabChild) { child.describe(by: content) }
}

/// A node that says whether the keyboard corrects what is typed inside it.
@MainActor protocol CorrectionWish: AnyObject {
  var isCorrectionDisabled: Bool { get }
}

private final class CorrectionNode<Content: View>:
  KeepingWrapperNode<CorrectionContent<Content>, Content>, CorrectionWish
{
  override init(_ view: CorrectionContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: CorrectionContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
  var isCorrectionDisabled: Bool { view.isDisabled }
}

extension _AnyNode {
  /// Whether the views around a field let the keyboard correct what is typed in it.
  final var allowsCorrection: Bool {
    var current = outer
    while let node = current {
      if let wish = node as? any CorrectionWish { return !wish.isCorrectionDisabled }
      current = node.outer
    }
    return true
  }
}

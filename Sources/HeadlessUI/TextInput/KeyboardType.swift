// Modelled: partial, documented
public import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator

/// A view whose fields want a keyboard of a kind.
struct KeyboardTypeContent<Content: View> {
  let content: Content
  let type: UIKeyboardType
}

extension KeyboardTypeContent: ModifyingView {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    KeyboardTypeNode(view, context)
  }
}

/// A node that says which keyboard fields inside it want.
@MainActor protocol KeyboardWish: AnyObject {
  var keyboardType: UIKeyboardType { get }
}

/// Finds the keyboard that a field wants.
@MainActor enum KeyboardWishes {
  static func type(around node: _AnyNode) -> UIKeyboardType? {
    var current = node.outer
    while let node = current {
      if let wish = node as? any KeyboardWish { return wish.keyboardType }
      current = node.outer
    }
    return nil
  }
}

private final class KeyboardTypeNode<Content: View>:
  KeepingWrapperNode<KeyboardTypeContent<Content>, Content>, KeyboardWish
{
  override init(_ view: KeyboardTypeContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: KeyboardTypeContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
  var keyboardType: UIKeyboardType { view.type }
}

extension View {
  /// The keyboard of the fields inside; one without a Return key lets nobody press it.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    KeyboardTypeContent(content: self, type: type)
  }
}

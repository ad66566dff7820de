// Modelled: partial, documented
import LifecycleModel
import LifecycleSimulator

/// How scrolling closes the keyboard; `.immediately` closes it as soon as something scrolls.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// A view in which scrolling closes the keyboard in some way.
struct ScrollDismissalContent<Content: View> {
  let content: Content
  let mode: ScrollDismissesKeyboardMode
}

extension ScrollDismissalContent: PrimitiveView {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ScrollDismissalNode(view, context)
  }
}

@MainActor private protocol ScrollDismissal: AnyObject {
  var mode: ScrollDismissesKeyboardMode { get }
}

private final class ScrollDismissalNode<Content: View>:
  KeepingWrapperNode<ScrollDismissalContent<Content>, Content>, ScrollDismissal
{
  override init(_ view: ScrollDismissalContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: ScrollDismissalContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
  var mode: ScrollDismissesKeyboardMode { view.mode }
}

extension _AnyNode {
  /// A person scrolls what this node shows: the keyboard goes where the app wants that.
  final func dismissKeyboardOnScroll() {
    guard simulator.focus.current != nil else { return }
    var current: _AnyNode? = outer
    while let node = current {
      if let dismissal = node as? any ScrollDismissal {
        if dismissal.mode == .immediately { simulator.focus.endEditing(cause: .keyboardDismiss) }
        return
      }
      current = node.outer
    }
  }
}

extension View {
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  { ScrollDismissalContent(content: self, mode: mode) }
}

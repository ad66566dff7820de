// Modelled: partial, documented
import LifecycleModel
import LifecycleSimulator

/// A control with a key of a hardware keyboard.
struct ShortcutContent<Content: View> {
  let content: Content
  let isDefault: Bool
}

extension ShortcutContent: ModifyingView {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ShortcutNode(view, context)
  }
}

private final class ShortcutNode<Content: View>: KeepingWrapperNode<
  ShortcutContent<Content>, Content
>
{
  override init(_ view: ShortcutContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: ShortcutContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
  override var changesElements: Bool { view.isDefault }
  override func collect(into list: inout ElementList, around inner: (inout ElementList) -> Void) {
    list.collectDefaultAction(inner)
  }
}

/// Keys for controls: `.defaultAction` is what a hardware Return key presses while no field has
/// it; a person of the simulation presses no other shortcut.
extension View {
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { ShortcutContent(content: self, isDefault: key == .return && modifiers.isEmpty) }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View { ShortcutContent(content: self, isDefault: key == .return && modifiers.isEmpty) }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    ShortcutContent(content: self, isDefault: shortcut == .defaultAction)
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    ShortcutContent(content: self, isDefault: shortcut == .defaultAction)
  }
}

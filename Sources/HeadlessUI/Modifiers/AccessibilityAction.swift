// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view with actions for assistive technology: `pick(_:in:)` with an action's name does it.
struct ActionableContent<Content: View>: ModifyingView {
  let content: Content
  /// Does what a gesture asks for; returns whether it did.
  let act: @MainActor (Touch) -> Bool
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ActionableNode(view, context)
  }
}

private final class ActionableNode<Content: View>: KeepingWrapperNode<
  ActionableContent<Content>, Content
>
{
  private var proxies = ElementProxies<ActingElement>()

  override init(_ view: ActionableContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: ActionableContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
  override var changesElements: Bool { true }
  override func collect(into list: inout ElementList, around inner: (inout ElementList) -> Void) {
    let node = self
    list.collect(inner, replacing: { node.proxy(for: $0) })
  }
  private func proxy(for element: any Element) -> any Element {
    // A touch reaches what is inside, an action's name does not.
    proxies.proxy(for: element) { [weak self] in
      $0.perform($1) || self?.view.act($1) ?? false
    }
  }
}

/// What assistive technology can do with a view.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "")
  public static let escape = AccessibilityActionKind(name: "Escape")
  public static let magicTap = AccessibilityActionKind(name: "Magic Tap")
  public init(named name: Text) { self.name = name.words }
  init(name: String) { self.name = name }
}

/// Which way an adjustable view is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

extension View {
  private func action(_ name: String, _ handler: @escaping () -> Void) -> ActionableContent<Self> {
    ActionableContent(content: self) { gesture in
      guard gesture == .pick(name) || (name.isEmpty && gesture == .tap) else { return false }
      handler()
      return true
    }
  }

  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { action(actionKind.name, handler) }

  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    action(name.words, handler)
  }
  public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  )
    -> some View
  { action(Text(nameKey).words, handler) }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  { action(String(name), handler) }

  /// What to do when assistive technology changes the view by steps.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    ActionableContent(content: self) { gesture in
      guard case .step(let count) = gesture, count != 0 else { return false }
      for _ in 0..<abs(count) { handler(count > 0 ? .increment : .decrement) }
      return true
    }
  }
}

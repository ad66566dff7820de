// Modelled: partial, documented
import LifecycleModel
import LifecycleSimulator

/// What focus on a view is for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A view that takes no text and can still have focus: a hardware keyboard's keys go to it.
struct FocusableContent<Content: View>: ModifyingView {
  let content: Content
  let isFocusable: Bool
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    FocusableNode(view, context)
  }
}

private final class FocusableNode<Content: View>:
  KeepingWrapperNode<FocusableContent<Content>, Content>, TextInputClient
{
  private let scope: EnvironmentScope
  private var focus: (any FocusLink)?

  override init(_ view: FocusableContent<Content>, _ context: _NodeContext) {
    scope = EnvironmentScope(
      inheriting: context.environment, table: context.graph.table, changesEnabled: false
    ) { $0.isFocused = false }
    super.init(view, context)
    var inner = childContext()
    inner.environment = scope
    makeChild(view.content, inner)
    focus = FocusLinks.find(from: self)
    focus?.attach(self)
  }

  override func update(_ view: FocusableContent<Content>) {
    super.update(view)
    child.update(view.content)
    if !view.isFocusable { end(.program) }
  }

  override func willLeave(_ cause: Cause) {
    if cause != .kill { end(cause) }
    focus?.detach(self)
    super.willLeave(cause)
  }

  private func end(_ cause: Cause) { simulator.focus.clientRemoved(self, cause: cause) }

  private func tell(_ isFocused: Bool, _ cause: Cause) {
    scope.change(changed: [ObjectIdentifier(FocusedHereKey.self)]) { $0.isFocused = isFocused }
    focus?.focusChanged(self, isFocused: isFocused, cause)
    graph.focusMoved()
  }

  // MARK: Keys

  var inputName: String { ownerName }
  var inputText: String { "" }
  var inputTakesText: Bool { false }
  var inputHasReturnKey: Bool { false }
  var inputAllowsComposition: Bool { false }
  func inputShouldBegin() -> Bool {
    view.isFocusable && isMounted && context.environment.isEnabled
  }
  func inputDidBegin(_ cause: Cause) { tell(true, cause) }
  func inputShouldEnd() -> Bool { true }
  func inputDidEnd(_ cause: Cause) { tell(false, cause) }
  func inputType(_ text: String) {}
  func inputMark(_ text: String) {}
  func inputUnmark(keep: Bool) {}
  func inputReturn(_ key: UserAction.ReturnKey) -> Bool { false }
  func inputKey(_ key: Character) -> Bool { KeyListeners.press(key, from: self) }
}

private enum FocusedHereKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the nearest focusable view around has focus.
  public internal(set) var isFocused: Bool {
    get { self[FocusedHereKey.self] }
    set { self[FocusedHereKey.self] = newValue }
  }
}

extension View {
  /// Lets a view have focus; on a touch screen only a focus state gives it.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableContent(content: self, isFocusable: isFocusable)
  }
  /// Lets a view have focus; on a touch screen only a focus state gives it.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    FocusableContent(content: self, isFocusable: isFocusable)
  }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    styled("focusEffectDisabled")
  }
}

// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// When a default focus counts; the simulation gives it once, as the view appears.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  let name: String
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// A view that asks for focus as it appears, when nothing else has it.
struct DefaultFocusContent<Content: View, Value: Hashable>: ModifyingView {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    DefaultFocusNode(view, context)
  }
}

private final class DefaultFocusNode<Content: View, Value: Hashable>:
  ParticipantNode<DefaultFocusContent<Content, Value>, Content>
{
  private var isGiven = false

  override init(_ view: DefaultFocusContent<Content, Value>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
    join()
  }
  override func update(_ view: DefaultFocusContent<Content, Value>) {
    super.update(view)
    child.update(view.content)
  }
  override func tellAppear(_ event: Event) {
    guard !isGiven else { return }
    isGiven = true
    guard simulator.focus.current == nil else { return }
    view.binding.box?.request(view.value, isInAppear: false)
  }
}

extension View {
  /// The field that has focus as the view appears, when nothing else has it.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { DefaultFocusContent(content: self, binding: binding, value: value) }
}

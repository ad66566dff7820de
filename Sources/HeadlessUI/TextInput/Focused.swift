// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// The tie between a field and the focus state around it.
@MainActor protocol FocusLink: AnyObject {
  func attach(_ client: any TextInputClient)
  func detach(_ client: any TextInputClient)
  func focusChanged(_ client: any TextInputClient, isFocused: Bool, _ cause: Cause)
}

/// Finds the focus state around a field.
@MainActor enum FocusLinks {
  static func find(from node: _AnyNode) -> (any FocusLink)? {
    var current = node.parent
    while let node = current {
      if let link = node as? any FocusLink { return link }
      current = node.parent
    }
    return nil
  }
}

/// A view whose field stands for a value of a focus state.
struct FocusedContent<Content: View, Value: Hashable>: ModifyingView {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    FocusedNode(view, context)
  }
}

private final class FocusedNode<Content: View, Value: Hashable>:
  KeepingWrapperNode<FocusedContent<Content, Value>, Content>, FocusLink, EventTarget
{
  private struct Field {
    weak var client: (any TextInputClient)?
  }
  /// The fields inside, in the order in which they came.
  private var fields: [Field] = []
  /// The field whose focus changed last.
  private weak var subject: (any TextInputClient)?
  /// The focus state around this one.
  private var outerLink: (any FocusLink)?

  override init(_ view: FocusedContent<Content, Value>, _ context: _NodeContext) {
    super.init(view, context)
    outerLink = FocusLinks.find(from: self)
    makeChild(view.content)
  }
  override func update(_ view: FocusedContent<Content, Value>) {
    let isOther = view.value != self.view.value || view.binding.box !== self.view.binding.box
    if isOther { for field in fields { field.client.map { self.view.binding.box?.detach($0) } } }
    super.update(view)
    if isOther {
      for field in fields { field.client.map { view.binding.box?.attach($0, view.value) } }
    }
    child.update(view.content)
  }

  func attach(_ client: any TextInputClient) {
    fields.append(Field(client: client))
    view.binding.box?.attach(client, view.value)
    outerLink?.attach(client)
  }
  func detach(_ client: any TextInputClient) {
    fields.removeAll { $0.client == nil || $0.client === client }
    view.binding.box?.detach(client)
    outerLink?.detach(client)
  }

  func focusChanged(_ client: any TextInputClient, isFocused: Bool, _ cause: Cause) {
    subject = client
    simulator.dispatcher.deliver(
      Event(
        .focusChange, cause: cause, container: context.container ?? .window,
        value: isFocused ? 1 : 0), to: self)
    outerLink?.focusChanged(client, isFocused: isFocused, cause)
  }

  var eventName: String { ownerName }
  func receive(_ event: Event) {
    guard let subject else { return }
    view.binding.box?.changed(subject, isFocused: event.value == 1)
  }
}

extension _AnyNode {
  /// The row that this node is, is swiped: some platforms end an edit in it before anything else.
  final func swipeMovesFocus() {
    let setting = simulator.behavior.focus.swipedRow
    guard setting.value == .losesFocus else { return }
    var node = simulator.focus.current as? _AnyNode
    while let current = node, current !== self { node = current.parent }
    guard node != nil else { return }
    _ = simulator.decide(setting)
    simulator.focus.endEditing(cause: .program)
    simulator.flush()
  }
}

extension View {
  /// Ties the field to a value of a focus state.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { FocusedContent(content: self, binding: binding, value: value) }

  /// Ties the field to a focus state that is on or off.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedContent(content: self, binding: condition, value: true)
  }
}

import LifecycleModel
import LifecycleSimulator

/// Which field of a view has the keyboard.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to focus.
  @propertyWrapper public struct Binding {
    let box: FocusBox<Value>?
    let unset: Value
    public var wrappedValue: Value {
      get { box?.current ?? unset }
      nonmutating set { box?.request(newValue) }
    }
    public var projectedValue: Binding { self }
  }

  private let unset: Value
  private var box: FocusBox<Value>?

  public init() where Value == Bool { unset = false }
  public init<T: Hashable>() where Value == T? { unset = nil }

  public var wrappedValue: Value {
    get { box?.current ?? unset }
    nonmutating set { box?.request(newValue) }
  }
  public var projectedValue: Binding { Binding(box: box, unset: unset) }

  public static func _makeSlot(at address: UnsafeMutableRawPointer, _ host: PropertyHost)
    -> PropertySlot
  {
    let property = address.assumingMemoryBound(to: Self.self)
    let box = FocusBox(unset: property.pointee.unset, host.graph)
    property.pointee.box = box
    return FocusSlot(box)
  }

  public static func _install(_ slot: PropertySlot, at address: UnsafeMutableRawPointer) {
    guard let slot = slot as? FocusSlot<Value> else { return }
    address.assumingMemoryBound(to: Self.self).pointee.box = slot.box
  }
  public static var _isComposite: Bool { false }
}

extension FocusState: ComparableProperty {
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

private final class FocusSlot<Value: Hashable>: PropertySlot {
  let box: FocusBox<Value>
  init(_ box: FocusBox<Value>) {
    self.box = box
    super.init()
  }
}

/// The value of a focus state, and the fields that stand for its values.
///
/// Unchecked: one simulation runs on one thread.
final class FocusBox<Value: Hashable>: @unchecked Sendable {
  private struct Field {
    weak var client: (any TextInputClient)?
    let value: Value
  }
  private let unset: Value
  private let value: ValueBox<Value>
  private weak var graph: ViewGraph?
  private var fields: [Field] = []

  @MainActor init(unset: Value, _ graph: ViewGraph) {
    self.unset = unset
    self.graph = graph
    value = ValueBox(unset, graph.table)
  }

  var current: Value { value.value }

  /// The app asks for focus; it is given at the end of the turn.
  func request(_ new: Value) {
    guard value.untracked != new else { return }
    value.value = new
    // The whole simulation runs on the main actor's thread.
    nonisolated(unsafe) let new = new
    MainActor.assumeIsolated {
      guard let graph else { return }
      let isInAppear = graph.isTellingAppearance
      graph.afterPass { [weak self] in self?.grant(new, isInAppear: isInAppear) }
    }
  }

  @MainActor private func grant(_ new: Value, isInAppear: Bool) {
    guard let graph, value.untracked == new else { return }
    let simulator = graph.simulator
    guard new != unset else {
      if let current = simulator.focus.current, fields.contains(where: { $0.client === current }) {
        _ = simulator.focus.end(cause: .program)
      }
      return
    }
    if isInAppear {
      let setting = simulator.behavior.text.focusInAppear
      if setting.value == .ignored {
        _ = simulator.decide(setting)
        value.value = unset
        return
      }
    }
    guard let client = fields.first(where: { $0.value == new })?.client else { return }
    _ = simulator.focus.begin(client, cause: .program)
  }

  @MainActor func attach(_ client: any TextInputClient, _ value: Value) {
    fields.removeAll { $0.client == nil || $0.client === client }
    fields.append(Field(client: client, value: value))
    if self.value.untracked == value, value != unset {
      graph?.afterPass { [weak self] in self?.grant(value, isInAppear: false) }
    }
  }

  @MainActor func detach(_ client: any TextInputClient) {
    fields.removeAll { $0.client === client }
  }

  @MainActor func changed(_ client: any TextInputClient, isFocused: Bool) {
    guard let field = fields.first(where: { $0.client === client }) else { return }
    if isFocused {
      value.value = field.value
    } else if value.untracked == field.value {
      value.value = unset
    }
  }
}

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
struct FocusedContent<Content: View, Value: Hashable>: PrimitiveView {
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
  private weak var client: (any TextInputClient)?

  override init(_ view: FocusedContent<Content, Value>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: FocusedContent<Content, Value>) {
    let isOther = view.value != self.view.value || view.binding.box !== self.view.binding.box
    if isOther, let client { self.view.binding.box?.detach(client) }
    super.update(view)
    if isOther, let client { view.binding.box?.attach(client, view.value) }
    child.update(view.content)
  }

  func attach(_ client: any TextInputClient) {
    self.client = client
    view.binding.box?.attach(client, view.value)
  }
  func detach(_ client: any TextInputClient) { view.binding.box?.detach(client) }

  func focusChanged(_ client: any TextInputClient, isFocused: Bool, _ cause: Cause) {
    simulator.dispatcher.deliver(
      Event(
        .focusChange, cause: cause, container: context.container ?? .window,
        value: isFocused ? 1 : 0), to: self)
  }

  var eventName: String { ownerName }
  func receive(_ event: Event) {
    guard let client else { return }
    view.binding.box?.changed(client, isFocused: event.value == 1)
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

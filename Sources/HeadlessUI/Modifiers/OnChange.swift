// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view that is told when a value differs from the one of the last update.
struct ChangeContent<Content: View, Value: Equatable>: ModifyingView {
  enum Action {
    /// The form that gets the new value; its closure is that of the last update.
    case new((Value) -> Void)
    /// The form of iOS 17 that gets both values.
    case both((Value, Value) -> Void)
    case plain(() -> Void)
  }
  let content: Content
  let value: Value
  let initial: Bool
  let action: Action

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ChangeNode(view, context)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  ParticipantNode<ChangeContent<Content, Value>, Content>, EventTarget
{
  private var last: Value
  private var isPending = false
  /// The values and the closure of the change that is being told.
  private var told: (old: Value, new: Value, action: ChangeContent<Content, Value>.Action)?
  private var wasTold = false

  override init(_ view: ChangeContent<Content, Value>, _ context: _NodeContext) {
    last = view.value
    super.init(view, context)
    makeChild(view.content)
    if view.initial { join() }
  }

  override func update(_ new: ChangeContent<Content, Value>) {
    let action = self.view.action
    super.update(new)
    child.update(new.content)
    guard new.value != last, !isPending else { return }
    isPending = true
    graph.afterPass { [weak self] in self?.tell(action) }
  }

  private func tell(_ before: ChangeContent<Content, Value>.Action) {
    isPending = false
    guard isMounted, view.value != last else { return }
    let old = last
    last = view.value
    let between = simulator.behavior.state.changeBetween
    if between.value == .silent, isBetweenScreens {
      _ = simulator.decide(between)
      return
    }
    // The one-value form runs the closure that saw the old value.
    if case .new = before {
      told = (old, last, before)
    } else {
      told = (old, last, view.action)
    }
    for _ in 0..<actionCount(simulator.behavior.appearance.severalViewsChange) {
      simulator.dispatcher.deliver(Event(.change, cause: .update), to: self)
    }
  }

  override func tellAppear(_ event: Event) {
    guard view.initial else { return }
    if wasTold {
      let setting = simulator.behavior.state.initialChange
      guard setting.value == .eachAppearance else { return }
      _ = simulator.decide(setting)
    }
    wasTold = true
    told = (last, last, view.action)
    simulator.dispatcher.deliver(Event(.change, cause: .insertion), to: self)
  }

  /// Whether the screen is neither the first nor the last of its stack.
  private var isBetweenScreens: Bool {
    guard let screens = context.navigation?.stack.screens, screens.count > 2 else { return false }
    return screens.dropFirst().dropLast().contains { $0 === context.screen }
  }

  override func willLeave(_ cause: Cause) { if view.initial { super.willLeave(cause) } }

  var eventName: String { ownerName }
  func receive(_ event: Event) {
    guard let told else { return }
    switch told.action {
    case .new(let action): action(told.new)
    case .both(let action): action(told.old, told.new)
    case .plain(let action): action()
    }
  }
}

extension View {
  /// What to do when the value changes. The closure that runs is the one made with the old value,
  /// so that it can capture it. Source: Apple, `onChange(of:perform:)`.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  { ChangeContent(content: self, value: value, initial: false, action: .new(action)) }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    ChangeContent(content: self, value: value, initial: initial, action: .both(action))
  }

  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeContent(content: self, value: value, initial: initial, action: .plain(action))
  }
}

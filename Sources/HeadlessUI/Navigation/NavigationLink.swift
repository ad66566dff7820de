import LifecycleModel
import LifecycleSimulator

/// A control that pushes a screen.
///
/// The destination's value is made with the parent's body; its body is evaluated when it is
/// pushed. Source: evidence nav-link-eager-destination-value.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  let destination: Destination
  let label: Label
  /// Whether the screen is pushed, where the app wants to know or decide.
  let isActive: Binding<Bool>?

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
    isActive = nil
  }

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.destination = destination()
    self.label = label()
    isActive = nil
  }

  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
    self.isActive = isActive
  }

  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.destination = destination
    self.label = label()
    isActive = Binding(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    NavigationLinkNode(view, context)
  }
}

extension NavigationLink where Label == Text {
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
  public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
}

private final class NavigationLinkNode<Label: View, Destination: View>:
  LabelledNode<NavigationLink<Label, Destination>, Label>
{
  private weak var pushed: HostScreen?
  /// Follows the binding that says whether the screen is pushed.
  private let reader: ContentReader?

  override init(_ view: NavigationLink<Label, Destination>, _ context: _NodeContext) {
    reader = view.isActive == nil ? nil : ContentReader(context.graph)
    super.init(view, context)
    reader?.bind(to: self)
    makeChild(view.label, labelContext())
    if view.isActive != nil { graph.afterPass { [weak self] in self?.follow() } }
  }

  override func update(_ view: NavigationLink<Label, Destination>) {
    super.update(view)
    child.update(view.label)
    pushed?.update(view.destination)
    if view.isActive != nil { graph.afterPass { [weak self] in self?.follow() } }
  }

  override func refresh() { graph.afterPass { [weak self] in self?.follow() } }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    reader?.leave(graph)
  }

  override var elementRole: ElementRole { .link }

  override func perform(_ gesture: Gesture) -> Bool {
    guard gesture == .tap, pushed == nil else { return false }
    push()
    view.isActive?.wrappedValue = true
    return true
  }

  /// Follows the app's wish to show or leave the screen.
  private func follow() {
    guard isMounted, let reader, let binding = view.isActive else { return }
    reader.renew()
    let isActive = reader.make { binding.wrappedValue }
    if isActive, pushed == nil { push() }
    if !isActive, let pushed { context.navigation?.pop(pushed) }
  }

  private func push() {
    guard let navigation = context.navigation else { return }
    pushed = navigation.push(view.destination, name: Self.name(of: view.destination)) {
      [weak self] _ in
      self?.pushed = nil
      self?.view.isActive?.wrappedValue = false
    }
  }

  private static func name<V: View>(of view: V) -> String { TypePlan.of(V.self).name }
}

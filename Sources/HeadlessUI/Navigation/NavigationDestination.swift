// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view that says what the screen of each value of a type is.
struct DestinationContent<Content: View, Value: Hashable, Destination: View>: ModifyingView {
  let content: Content
  let destination: (Value) -> Destination
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    DestinationNode(view, context)
  }
}

extension View {
  /// What the stack around the view shows for values of a type.
  ///
  /// The closure is evaluated for each screen that it makes, and again when something it reads
  /// changes. In a row that is made on demand a stack may not find it: a misuse.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { DestinationContent(content: self, destination: destination) }
}

private final class DestinationNode<Content: View, Value: Hashable, Destination: View>:
  KeepingWrapperNode<DestinationContent<Content, Value, Destination>, Content>, DestinationSource
{
  private weak var host: NavigationHost?

  override init(
    _ view: DestinationContent<Content, Value, Destination>, _ context: _NodeContext
  ) {
    host = context.navigation
    super.init(view, context)
    host?.add(self)
    if isInLazyRow {
      simulator.noteMisuse(
        "a navigationDestination for \(Value.self) stands in a row that is made on demand")
    }
    makeChild(view.content)
  }

  override func update(_ view: DestinationContent<Content, Value, Destination>) {
    super.update(view)
    child.update(view.content)
    updateScreens()
  }

  func updateScreens() {
    guard let host else { return }
    for (screen, value) in host.screens(of: self) {
      if let value = value.value(as: Value.self) { screen.update(content(value)) }
    }
  }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    host?.remove(self)
  }

  private func content(_ value: Value) -> FollowingContent<Destination> {
    let destination = view.destination
    return FollowingContent { destination(value) }
  }

  var screen: HostScreen { context.screen }
  func accepts(_ value: NavigationValue) -> Bool { value.type == Value.self }
  func makeScreen(for value: NavigationValue, in host: NavigationHost) -> HostScreen? {
    guard let value = value.value(as: Value.self) else { return nil }
    return host.makeScreen(content(value), name: TypePlan.of(Destination.self).name)
  }
}

extension _AnyNode {
  /// Whether the node stands in a row that exists only near the visible range.
  final var isInLazyRow: Bool {
    guard context.container != nil else { return false }
    var node = parent
    while let current = node {
      if current is any DynamicRows { return true }
      node = current.parent
    }
    return false
  }
}

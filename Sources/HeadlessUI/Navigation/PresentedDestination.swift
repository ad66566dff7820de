// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view that pushes a screen while a binding says so.
struct PresentedDestination<Content: View, Item: Hashable, Destination: View>: ModifyingView {
  let content: Content
  let item: Binding<Item?>
  let destination: (Item) -> Destination
  /// The name of the binding in traces.
  let name: String
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    PresentedDestinationNode(view, context)
  }
}

extension View {
  /// Pushes a screen while the flag is set; going back resets it.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    PresentedDestination(
      content: self,
      item: Binding<Bool?>(
        get: { isPresented.wrappedValue ? true : nil },
        set: { isPresented.wrappedValue = $0 ?? false }),
      destination: { _ in destination() }, name: "isPresented")
  }

  /// Pushes a screen while there is an item; going back sets it to nil.
  ///
  /// Another item is another view on the same screen.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    PresentedDestination(content: self, item: item, destination: destination, name: "item")
  }
}

private final class PresentedDestinationNode<Content: View, Item: Hashable, Destination: View>:
  KeepingWrapperNode<PresentedDestination<Content, Item, Destination>, Content>
{
  private typealias Pushed = FollowingContent<IdentifiedContent<Destination, Item>>
  private weak var pushed: HostScreen?
  private var item: Item?
  private let reader: ContentReader

  override init(
    _ view: PresentedDestination<Content, Item, Destination>, _ context: _NodeContext
  ) {
    reader = ContentReader(context.graph)
    super.init(view, context)
    reader.bind(to: self)
    makeChild(view.content)
    refresh()
  }

  override func update(_ view: PresentedDestination<Content, Item, Destination>) {
    super.update(view)
    child.update(view.content)
    if let pushed, let item { pushed.update(content(item)) }
    refresh()
  }

  override func refresh() { graph.afterPass { [weak self] in self?.follow() } }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    reader.leave(graph)
    // A view that has gone declares no screen any more.
    guard cause != .kill, let pushed else { return }
    let host = context.navigation
    graph.afterPass { [weak host] in host?.pop(pushed) }
  }

  private func content(_ item: Item) -> Pushed {
    let destination = view.destination
    return FollowingContent { IdentifiedContent(content: destination(item), id: item) }
  }

  private func follow() {
    guard isMounted else { return }
    reader.renew()
    let new = reader.make { view.item.wrappedValue }
    guard new != item || (new != nil) != (pushed != nil) else { return }
    item = new
    switch (new, pushed) {
    case (let new?, let pushed?): pushed.update(content(new))
    case (let new?, nil): push(new)
    case (nil, let pushed?): context.navigation?.pop(pushed)
    case (nil, nil): break
    }
  }

  private func push(_ new: Item) {
    pushed = context.navigation?.push(
      content(new), name: TypePlan.of(Destination.self).name
    ) { [weak self] _ in self?.wasPopped() }
  }

  private func wasPopped() {
    pushed = nil
    guard item != nil else { return }
    item = nil
    guard graph.table.untracked({ view.item.wrappedValue }) != nil else { return }
    simulator.trace.append(.write(view.name, value: view.name == "item" ? "nil" : "false"))
    view.item.wrappedValue = nil
  }
}

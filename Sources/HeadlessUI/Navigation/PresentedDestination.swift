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
  /// Makes the screen's view where that depends on no item.
  var make: (() -> Destination)?
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
      destination: { _ in destination() }, name: "isPresented", make: destination)
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
  /// The screen's view, where the platform makes it along with this one.
  private var made: Destination?
  /// Whether the screen hid its back button when it was pushed.
  private var isBare = false
  /// Whether the platform pushes nothing for the binding any more.
  private var isWornOut = false

  override init(
    _ view: PresentedDestination<Content, Item, Destination>, _ context: _NodeContext
  ) {
    reader = ContentReader(context.graph)
    super.init(view, context)
    reader.bind(to: self)
    makeAhead()
    makeChild(view.content)
    refresh()
  }

  override func update(_ view: PresentedDestination<Content, Item, Destination>) {
    super.update(view)
    makeAhead()
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

  /// Makes the screen's view before anybody asks for it, where the platform does.
  private func makeAhead() {
    guard let make = view.make,
      simulator.decide(simulator.behavior.destinations.presentedView) == .withParent
    else { return }
    made = graph.table.untracked(make)
  }

  private func content(_ item: Item) -> Pushed {
    if let made {
      return FollowingContent { IdentifiedContent(content: made, id: item) }
    }
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
    case (let new?, nil): if !isWornOut { push(new) }
    case (nil, let pushed?): leave(pushed)
    case (nil, nil): break
    }
  }

  /// The app has reset the binding.
  private func leave(_ pushed: HostScreen) {
    guard let navigation = context.navigation else { return }
    let destinations = simulator.behavior.destinations
    if navigation.stack.contains(pushed), navigation.stack.top !== pushed,
      simulator.decide(destinations.coveredReset) == .ignored
    {
      return
    }
    if isBare, simulator.decide(destinations.bareReset) == .emptiesForGood {
      isWornOut = true
      return
    }
    navigation.pop(pushed)
  }

  private func push(_ new: Item) {
    pushed = context.navigation?.push(
      content(new), name: TypePlan.of(Destination.self).name
    ) { [weak self] _ in self?.wasPopped() }
    isBare = pushed?.bars?.hidesBackButton == true
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

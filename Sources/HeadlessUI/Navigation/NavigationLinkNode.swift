import LifecycleModel
import LifecycleSimulator

/// The node of a link: one element, named by its label's words.
final class NavigationLinkNode<Label: View, Destination: View>:
  LabelledNode<NavigationLink<Label, Destination>, Label>, ValueNode
{
  private weak var pushed: HostScreen?
  /// Whether a screen of the link was popped.
  private var wasUsed = false
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
    if let pushed, case .view(let destination) = view.target { pushed.update(destination) }
    if view.isActive != nil { graph.afterPass { [weak self] in self?.follow() } }
  }

  override func refresh() { graph.afterPass { [weak self] in self?.follow() } }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    reader?.leave(graph)
  }

  /// A link to a value stands for it in a list with a selection.
  func value<T>(as type: T.Type) -> T? {
    guard case .value(let value?) = view.target else { return nil }
    return value.base.base as? T
  }

  override var elementRole: ElementRole { .link }

  /// A link to no value is turned off. Source: Apple, `NavigationLink.init(_:value:)`.
  override var isElementEnabled: Bool {
    if case .value(nil) = view.target { return false }
    return super.isElementEnabled
  }

  override func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap else { return false }
    switch view.target {
    case .view(let destination):
      // Beside the column that shows the screen already a tap changes nothing.
      guard pushed == nil, !isSpent else { return true }
      push(destination)
      if let isActive = view.isActive {
        simulator.trace.append(.write("isActive", value: "true"))
        isActive.wrappedValue = true
      }
      return true
    case .value(let value?): return show(value)
    case .value(nil): return false
    }
  }

  private func show(_ value: NavigationValue) -> Bool {
    guard let navigation = context.navigation else { return false }
    // In a column of a split view the selection of the list is what shows the next column.
    if navigation.isInSplit, let handle = enclosingRow, handle.selectInList() {
      return true
    }
    navigation.show(value)
    return true
  }

  /// The row in which the link stands.
  private var enclosingRow: RowHandle? {
    var node: _AnyNode? = self
    while let current = node {
      if let handle = current.rowHandle { return handle }
      node = current.parent
    }
    return nil
  }

  /// Follows the app's wish to show or leave the screen.
  private func follow() {
    guard isMounted, let reader, let binding = view.isActive else { return }
    reader.renew()
    let isActive = reader.make { binding.wrappedValue }
    if isActive, pushed == nil, case .view(let destination) = view.target, !isSpent {
      push(destination)
    }
    if !isActive, let pushed { context.navigation?.pop(pushed) }
  }

  /// Whether the link works no more.
  private var isSpent: Bool {
    wasUsed && simulator.decide(simulator.behavior.destinations.reopenedLink) == .ignored
  }

  private func push(_ destination: Destination) {
    guard let navigation = context.navigation else { return }
    pushed = navigation.push(
      destination, name: TypePlan.of(Destination.self).name, inDetail: view.isDetail,
      remake: view.isActive == nil ? nil : { [weak self] in self?.makeAgain() }
    ) { [weak self] _ in self?.wasPopped() }
  }

  /// Makes the screen anew, without showing it.
  private func makeAgain() -> HostScreen? {
    guard case .view(let destination) = view.target else { return nil }
    return context.navigation?.makeScreen(
      destination, name: TypePlan.of(Destination.self).name)
  }

  private func wasPopped() {
    pushed = nil
    wasUsed = true
    if context.screen.isOutermost,
      simulator.decide(simulator.behavior.destinations.hostedLinkPop) == .traps
    {
      fatalError("the screen of a link in hosted content was popped")
    }
    guard let isActive = view.isActive, graph.table.untracked({ isActive.wrappedValue })
    else { return }
    simulator.trace.append(.write("isActive", value: "false"))
    isActive.wrappedValue = false
  }
}

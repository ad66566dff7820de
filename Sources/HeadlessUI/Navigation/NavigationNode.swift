import LifecycleModel
import LifecycleSimulator

/// The node of a navigation container.
@MainActor
class NavigationNode<V: View>: _ViewNode<V>, ScreenContainer, RowParticipant,
  HostingNode
{
  private(set) var host: NavigationHost!
  private(set) var isOnScreen = false

  override init(_ view: V, _ context: _NodeContext) {
    super.init(view, context)
    host = NavigationHost(node: self, environment: context.environment, screen: context.screen)
  }

  final func join() {
    context.screen.add(self, cause: .launch, container: nil)
  }

  override func collect(into list: inout ElementList) { host.collectElements(into: &list) }
  override func collectRows(into rows: inout RowSegments) { rows.add(single: self) }
  override func willLeave(_ cause: Cause) {
    context.screen.remove(self, cause: cause, container: nil)
    if !isOnScreen || cause == .kill { tearDown() }
  }

  func rowWasShown(_ shown: Bool, _ cause: Cause) {}

  var hosts: [NavigationHost] { [host] }

  private func inner(_ change: ScreenChange) -> ScreenChange {
    guard change.role != .visitedTab else { return change }
    var change = change
    change.role = host.stack.screens.count == 1 ? .root : .top
    return change
  }

  func tearDown() { host.tearDown() }

  final func disappear(_ change: ScreenChange) {
    screenWillDisappear(change)
    screenDidDisappear(change)
    if !isMounted { host.wasRemoved { [self] in tearDown() } }
  }
  func screenWillAppear(_ change: ScreenChange) {
    guard !isOnScreen else { return }
    isOnScreen = true
    host.stack.setVisible(true, inner(change), phase: .will)
  }
  func screenDidAppear(_ change: ScreenChange) {
    host.stack.setVisible(true, inner(change), phase: .did)
  }
  func screenWillDisappear(_ change: ScreenChange) {
    guard isOnScreen else { return }
    host.stack.setVisible(false, inner(change), phase: .will)
  }
  func screenDidDisappear(_ change: ScreenChange) {
    guard isOnScreen else { return }
    isOnScreen = false
    host.stack.setVisible(false, inner(change), phase: .did)
  }
  func announceAppearance(_ change: ScreenChange) {
    (host.stack.top as? HostScreen)?.announceAppearance(change)
  }
  var hearsAppearance: Bool { (host.stack.top as? HostScreen)?.hearsAppearance ?? false }
  func containsInput(_ client: any TextInputClient) -> Bool { host.contains(client) }
}

/// A node with navigation containers of its own.
@MainActor protocol HostingNode: _AnyNode {
  /// The containers in the order of the screen.
  var hosts: [NavigationHost] { get }
}

extension _AnyNode {
  /// The first navigation container at this node or inside it.
  final func findHost() -> NavigationHost? {
    if let node = self as? any HostingNode { return node.hosts.last }
    var found: NavigationHost?
    visitChildren { if found == nil { found = $0.findHost() } }
    return found
  }
}

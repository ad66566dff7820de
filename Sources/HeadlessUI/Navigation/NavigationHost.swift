import LifecycleModel
import LifecycleSimulator

/// A navigation container: a stack of screens made of views, and the way to push on it.
@MainActor class NavigationHost {
  let stack: ScreenStack
  unowned let graph: ViewGraph
  private weak var node: _AnyNode?
  private let environment: EnvironmentScope
  private let screen: HostScreen
  /// The screens above the root, with what to tell when they are popped.
  private var pushed: [(screen: HostScreen, onPop: (Cause) -> Void)] = []

  init(node: _AnyNode, environment: EnvironmentScope, screen: HostScreen) {
    graph = node.graph
    self.node = node
    self.environment = environment
    self.screen = screen
    stack = ScreenStack(simulator: node.graph.simulator)
    stack.onPop = { [weak self] screen, cause in self?.popped(screen, cause) }
  }

  /// Makes the root screen.
  func install<Root: View>(_ root: Root, name: String) -> HostScreen {
    let screen = HostScreen(graph: graph, name: name)
    // At the root of a stack, dismissing means what it means around the stack: a sheet's end.
    if self.screen.dismissAction != nil {
      screen.dismissAction = { [weak outer = self.screen] in outer?.dismissAction?() }
    }
    screen.mount(root, environment: environment, navigation: self, parent: node)
    stack.install([screen])
    return screen
  }

  /// Pushes a screen; `onPop` is told when it is popped, whoever did it.
  @discardableResult func push<Destination: View>(
    _ destination: Destination, name: String, onPop: @escaping (Cause) -> Void
  ) -> HostScreen {
    let screen = HostScreen(graph: graph, name: name)
    screen.dismissAction = { [weak self, weak screen] in
      guard let self, let screen else { return }
      self.pop(screen)
    }
    screen.mount(destination, environment: environment, navigation: self, parent: node)
    pushed.append((screen, onPop))
    stack.push(screen)
    return screen
  }

  /// Pops the screen and everything above it.
  func pop(_ screen: HostScreen) {
    guard let index = stack.screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
    stack.pop(toCount: index)
  }

  private func popped(_ screen: any Screen, _ cause: Cause) {
    guard let index = pushed.firstIndex(where: { $0.screen === screen }) else { return }
    let entry = pushed.remove(at: index)
    entry.onPop(cause)
  }

  func contains(_ client: any TextInputClient) -> Bool {
    stack.screens.contains { $0.containsInput(client) }
  }

  func collectElements(into list: inout ElementList) {
    guard let top = stack.top else { return }
    if stack.canGoBack, (top as? HostScreen)?.hidesBackButton != true { list.add(backButton) }
    top.collectElements(into: &list)
  }

  private lazy var backButton = BackButton(self)

  /// The title of the screen below, which the back button shows.
  fileprivate var previousTitle: String {
    guard stack.screens.count > 1 else { return "Back" }
    let title = (stack.screens[stack.screens.count - 2] as? HostScreen)?.title ?? ""
    return title.isEmpty ? "Back" : title
  }
}

/// The back button of a navigation bar.
@MainActor private final class BackButton: Element {
  private unowned let host: NavigationHost
  init(_ host: NavigationHost) { self.host = host }
  var elementRole: ElementRole { .backButton }
  var elementLabel: String { host.previousTitle }
  func perform(_ gesture: Gesture) -> Bool {
    guard gesture == .tap, host.stack.canGoBack else { return false }
    host.stack.pop()
    return true
  }
}

/// The node of a navigation container.
@MainActor class NavigationNode<V: View>: _ViewNode<V>, AppearanceParticipant, RowParticipant {
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
    if !isOnScreen || cause == .kill { host.stack.tearDown() }
  }

  func rowWasShown(_ shown: Bool, _ cause: Cause) {}

  private func inner(_ change: ScreenChange) -> ScreenChange {
    var change = change
    change.role = host.stack.screens.count == 1 ? .root : .top
    return change
  }

  func appear(_ change: ScreenChange) {
    screenWillAppear(change)
    screenDidAppear(change)
  }
  func disappear(_ change: ScreenChange) {
    screenWillDisappear(change)
    screenDidDisappear(change)
    if !isMounted { host.stack.tearDown() }
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
  func containsInput(_ client: any TextInputClient) -> Bool { host.contains(client) }
}

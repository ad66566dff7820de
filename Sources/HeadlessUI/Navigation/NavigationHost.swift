import LifecycleModel
import LifecycleSimulator

/// A navigation container: a stack of screens made of views, and the way to push on it.
@MainActor class NavigationHost {
  let stack: ScreenStack
  unowned let graph: ViewGraph
  private(set) weak var node: _AnyNode?
  let environment: EnvironmentScope
  let screen: HostScreen
  private(set) var root: HostScreen?
  /// The screens above the root.
  var entries: [NavigationEntry] = []
  /// Where views inside say what a value's screen is.
  private var destinations: [any DestinationSource] = []
  /// The app's own path, if it keeps one.
  var path: (any PathAccess)?
  /// The column of a split view for which the stack stands.
  weak var column: SplitColumn?
  /// The container whose screen this one stands on.
  private(set) weak var outer: NavigationHost?
  /// Whether the app's path is the cause of what happens.
  private var isFollowing = false
  /// A screen that was uncovered without its content.
  weak var emptyScreen: HostScreen?
  /// The screens that push and pop, in which another container stands.
  private var inner: [WeakHost] = []
  /// What is to be done when the transition under way has ended.
  private var afterwards: [() -> Void] = []
  /// Whether a transition of the stack is about to begin.
  private var isTransitionAhead = false
  /// The selection whose link's screen goes because the app has selected another link.
  var switchedSelection: LinkSelection?

  init(node: _AnyNode, environment: EnvironmentScope, screen: HostScreen) {
    graph = node.graph
    self.node = node
    self.environment = environment
    self.screen = screen
    stack = ScreenStack(simulator: node.graph.simulator)
    stack.onPopDecided = { [weak self] screens, cause in self?.popDecided(screens, cause) }
    stack.onTransitionEnd = { [weak self] in self?.transitionEnded() }
    stack.onPresentation = { [weak self] in self?.presentationChanged() }
    outer = node.context.navigation
    outer?.inner.append(WeakHost(host: self))
  }

  private struct WeakHost {
    weak var host: NavigationHost?
  }

  // MARK: Screens

  /// Makes the root screen.
  func install<Root: View>(_ root: Root, name: String) -> HostScreen {
    let screen = HostScreen(graph: graph, name: name)
    self.root = screen
    // At the root of a stack, dismissing means what it means around the stack: a sheet's end.
    if self.screen.dismissAction != nil {
      screen.dismissAction = { [weak outer = self.screen] in outer?.dismissAction?() }
    }
    screen.mount(root, environment: environment, navigation: self, parent: node)
    stack.install([screen])
    return screen
  }

  /// Makes a screen that can be pushed.
  func makeScreen<Destination: View>(_ destination: Destination, name: String) -> HostScreen {
    let screen = HostScreen(graph: graph, name: name)
    screen.dismissAction = { [weak self, weak screen] in
      guard let self, let screen else { return }
      self.dismiss(screen)
    }
    screen.mount(destination, environment: environment, navigation: self, parent: node)
    return screen
  }

  /// Pushes a screen; `onPop` is told when it is popped, whoever did it.
  @discardableResult func push<Destination: View>(
    _ destination: Destination, name: String, inDetail: Bool = true,
    selection: LinkSelection? = nil, remake: (() -> HostScreen?)? = nil,
    onPop: @escaping (Cause) -> Void
  ) -> HostScreen {
    if inDetail, let next = column?.next { return next.show(destination, name: name, onPop: onPop) }
    let screen = makeScreen(destination, name: name)
    entries.append(
      NavigationEntry(screen: screen, onPop: onPop, remake: remake, selection: selection))
    stack.push(screen)
    return screen
  }

  /// Does something when the transition that has begun, or is about to, has ended; at once when
  /// there is none.
  func afterTransition(_ action: @escaping () -> Void) {
    guard stack.isInTransition || isTransitionAhead else { return action() }
    afterwards.append(action)
  }

  private func transitionEnded() {
    let now = afterwards
    afterwards.removeAll()
    for action in now { action() }
  }

  /// Pops the screen and everything above it.
  func pop(_ screen: HostScreen) {
    if let next = column?.next, next.hide(screen) { return }
    guard let index = stack.screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
    stack.pop(toCount: index)
  }

  /// Pops everything above the root.
  func popToRoot() { stack.pop(toCount: 1) }

  /// Pops what stands for values, and all above it.
  func popValues() {
    guard let first = entries.firstIndex(where: { $0.value != nil }) else { return }
    stack.pop(toCount: first + 1)
  }

  /// Shows another root in place of all that is on the stack.
  func exchangeRoot(for screen: HostScreen, keeping kept: HostScreen?) {
    let gone = entries
    entries.removeAll()
    root = screen
    for old in stack.exchange(for: [screen], cause: .replacement) where old !== kept {
      old.releaseScreen()
    }
    for entry in gone.reversed() { entry.onPop?(.replacement) }
  }

  /// The transition begins when all have been told.
  private func popDecided(_ screens: [any Screen], _ cause: Cause) {
    isTransitionAhead = stack.isVisible
    popped(screens, cause)
    isTransitionAhead = false
  }

  private func popped(_ screens: [any Screen], _ cause: Cause) {
    var values = 0
    var gone: [NavigationEntry] = []
    for screen in screens {
      guard let index = entries.firstIndex(where: { $0.screen === screen }) else { continue }
      let entry = entries.remove(at: index)
      if entry.value != nil { values += 1 }
      gone.append(entry)
    }
    if values > 0, !isFollowing, let path {
      graph.simulator.trace.append(.write("path", value: "\(valueCount)"))
      path.removeLast(values)
    }
    for entry in gone { entry.onPop?(cause) }
  }

  /// How many screens stand for values.
  private var valueCount: Int { entries.reduce(0) { $0 + ($1.value == nil ? 0 : 1) } }

  // MARK: Values

  /// A person asks for the screen of a value.
  func show(_ value: NavigationValue) {
    guard let path else {
      if let next = column?.next {
        next.show(value, of: destination(for: value))
        return
      }
      if insert([value]) { return }
      let entry = makeEntry(value)
      entries.append(entry)
      stack.push(entry.screen)
      return
    }
    guard path.append(value) else {
      graph.simulator.noteMisuse(
        "a link to a value of type \(value.type) cannot be added to a path of another type")
      return
    }
    graph.simulator.trace.append(.write("path", value: "\(valueCount + 1)"))
    (node as? any PathFollower)?.followLater()
  }

  /// Puts the screens of a path on the stack before it is shown.
  func install(path values: [NavigationValue]) {
    guard let root, !values.isEmpty else { return }
    for value in values { entries.append(makeEntry(value)) }
    stack.install([root] + entries.map(\.screen))
  }

  /// Pushes and pops what makes the stack show the values.
  func follow(_ values: [NavigationValue]) {
    guard let root else { return }
    let shown = entries.compactMap(\.value)
    var common = 0
    while common < shown.count, common < values.count, shown[common] == values[common] {
      common += 1
    }
    guard common < shown.count || common < values.count else { return }
    isFollowing = true
    defer { isFollowing = false }
    let kept = common < shown.count ? index(ofValue: common) : entries.count
    if common == values.count {
      popWithPath(toCount: kept + 1)
      return
    }
    if common == shown.count, insert(Array(values[common...])) { return }
    let isSearching = (stack.top as? HostScreen)?.bars?.activeSearch != nil
    let gone = entries[kept...]
    entries.removeSubrange(kept...)
    for value in values[common...] { entries.append(makeEntry(value)) }
    entries[entries.count - 1].isFromSearch = isSearching
    guard let top = entries.last?.screen else { return }
    if gone.isEmpty, entries.count == kept + 1 {
      stack.push(top)
      wasPushedByPath()
    } else {
      graph.simulator.trace.append(.step("push \(top.screenName)"))
      stack.releaseKept()
      stack.replaceAll(with: [root] + entries.map(\.screen), animated: true)
    }
    for entry in gone.reversed() { entry.onPop?(.pop) }
  }

  private func index(ofValue wanted: Int) -> Int {
    var count = 0
    for (index, entry) in entries.enumerated() where entry.value != nil {
      if count == wanted { return index }
      count += 1
    }
    return entries.count
  }

  /// The screens of values of a source, with the values: on the stack and in the next column.
  func screens(of source: any DestinationSource) -> [(screen: HostScreen, value: NavigationValue)] {
    var found: [(HostScreen, NavigationValue)] = []
    for entry in entries where entry.source === source {
      if let value = entry.value { found.append((entry.screen, value)) }
    }
    if let next = column?.next?.shownValue(of: source) { found.append(next) }
    return found
  }

  func makeEntry(_ value: NavigationValue) -> NavigationEntry {
    makeEntry(value, of: destination(for: value))
  }

  func makeEntry(_ value: NavigationValue, of source: (any DestinationSource)?)
    -> NavigationEntry
  {
    if let source, let screen = source.makeScreen(for: value, in: self) {
      return NavigationEntry(screen: screen, value: value, source: source)
    }
    graph.simulator.noteMisuse(
      "no navigationDestination for values of type \(value.type) is declared in the stack")
    let screen = makeScreen(MissingDestination(), name: "missing destination")
    return NavigationEntry(screen: screen, value: value)
  }

  // MARK: Destinations

  func add(_ source: any DestinationSource) { destinations.append(source) }
  func remove(_ source: any DestinationSource) { destinations.removeAll { $0 === source } }

  /// The destination that counts: the one nearest to the root.
  /// Source: Apple, `navigationDestination(for:destination:)`.
  func destination(for value: NavigationValue) -> (any DestinationSource)? {
    var best: (source: any DestinationSource, screen: Int, depth: Int)?
    for source in destinations where source.accepts(value) {
      let position = entries.firstIndex { $0.screen === source.screen }.map { $0 + 1 } ?? 0
      if let best, (best.screen, best.depth) <= (position, source.depth) { continue }
      best = (source, position, source.depth)
    }
    return best?.source
  }

  /// Whether a screen stands for a value whose destination is declared on the screen of another.
  func isNested(_ screen: HostScreen) -> Bool {
    guard let source = entries.first(where: { $0.screen === screen })?.source else { return false }
    return entries.contains { $0.screen === source.screen && $0.value != nil }
  }

  // MARK: What is shown

  func contains(_ client: any TextInputClient) -> Bool {
    stack.screens.contains { $0.containsInput(client) }
  }

  func collectElements(into list: inout ElementList) {
    guard let top = stack.top else { return }
    if let top = top as? HostScreen, showsBackButton(on: top) { list.add(backButton) }
    if top === emptyScreen { return }
    top.collectElements(into: &list)
  }

  /// Whether the bar over a screen has a back button; that of a container on it goes first.
  func showsBackButton(on screen: HostScreen) -> Bool {
    guard stack.canGoBack, stack.top === screen else { return false }
    if let bars = screen.bars, bars.hidesBackButton || bars.isHidden(.navigationBar) {
      return false
    }
    for inner in inner {
      if let host = inner.host, host.screen === screen, host.stack.canGoBack { return false }
    }
    return true
  }

  private lazy var backButton = PlatformButton(
    self.previousTitle, role: .backButton
  ) { [weak self] in _ = self?.stack.pop() }

  /// The title of the screen below, which the back button shows.
  private var previousTitle: String {
    guard stack.screens.count > 1 else { return "Back" }
    let title = (stack.screens[stack.screens.count - 2] as? HostScreen)?.title ?? ""
    return title.isEmpty ? "Back" : title
  }
}

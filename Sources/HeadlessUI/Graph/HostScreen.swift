import LifecycleModel
package import LifecycleSimulator

/// A screen made of SwiftUI views: its root node, and who is told when it comes and goes.
@MainActor package final class HostScreen: Screen {
  unowned let graph: ViewGraph
  package let screenName: String
  /// Whether the screen has begun to appear and not yet ended to disappear.
  private(set) var isVisible = false
  /// In the order in which they are told: children before parents.
  @exclusivity(unchecked) private var participants: [any AppearanceParticipant] = []
  private(set) var root: _AnyNode?
  /// The environment that the platform gives the screen.
  private(set) var scope: EnvironmentScope?
  /// Whether no other screen's environment is around this one's.
  private(set) var isOutermost = false
  /// Whether the screen is an app's own: around its windows, which tell their views of the phase.
  var isApp = false
  private var isReleasing = false
  /// Whether the platform never lets go of the screen.
  var isKeptForever = false
  /// Values that the platform gives every screen: edit mode, dismissal.
  let editMode: ScreenEditMode
  /// Closes the screen as its environment's `dismiss` does.
  var dismissAction: (() -> Void)?
  /// How many links stand on the screen.
  var linkCount = 0
  /// Whether its views are not told when a pop uncovers it.
  var isUntoldOnReturn = false
  /// What views on the screen say about its bars, once one does.
  private(set) var bars: ScreenBars?
  /// The title in the navigation bar.
  var title: String { bars?.title ?? "" }
  /// Whether the screen, or one around it, has little width on any device: a sheet.
  var isNarrow: Bool {
    get { isOwnNarrow || (parentScreen?.isNarrow ?? false) }
    set { isOwnNarrow = newValue }
  }
  private var isOwnNarrow = false
  /// Whether a container around the screen shows a navigation bar for it.
  var hasNavigationBar: () -> Bool = { false }
  /// Whether that bar shows a back button now.
  var isBackButtonShown: Bool { navigation?.showsBackButton(on: self) ?? false }
  /// The container that pushes and pops the screen.
  private weak var navigation: NavigationHost?
  var onRelease: (() -> Void)?
  /// The screen in which the stack of this screen stands.
  weak var parentScreen: HostScreen?
  /// What its content says about the presentation that the screen is; nil for other screens.
  var presentation: PresentationTraits?
  /// Whether the view that presents the screen, or one around it, has gone: the screen is closing
  /// and follows no changes any more.
  var isOrphaned = false
  /// The node that shows the screen.
  private(set) weak var parentNode: _AnyNode?
  /// The change that made the screen visible, for nodes that come later.
  private(set) var lastChange = ScreenChange(cause: .launch, container: .window, role: .root)

  init(graph: ViewGraph, name: String) {
    self.graph = graph
    self.screenName = name
    self.editMode = ScreenEditMode(graph.table)
    graph.add(self)
  }

  /// Makes the root node in the given surroundings; the environment is extended for the screen.
  func mount<Root: View>(
    _ root: Root, environment: EnvironmentScope?, navigation: NavigationHost?, parent: _AnyNode?
  ) {
    parentScreen = parent?.context.screen
    if parentScreen?.isOrphaned == true { isOrphaned = true }
    self.navigation = navigation
    if navigation != nil { hasNavigationBar = { true } }
    parentNode = parent
    let scope = EnvironmentScope.forScreen(self, inheriting: environment, graph: graph)
    self.scope = scope
    isOutermost = environment == nil
    let context = _NodeContext(
      Surroundings(graph: graph, screen: self, environment: scope, navigation: navigation),
      parent: nil, depth: (parent?.depth ?? 0) + 1)
    self.root = Root._makeNode(root, context)
  }

  /// The bars, made when they are first needed.
  var barsInUse: ScreenBars {
    if let bars { return bars }
    let made = ScreenBars(self)
    bars = made
    return made
  }

  /// Makes everything on the screen anew, as if it had not been there: state and focus are lost.
  func remount<Root: View>(
    _ root: Root, environment: EnvironmentScope?, navigation: NavigationHost?, parent: _AnyNode?
  ) {
    self.root?.unmount(.replacement)
    bars = nil
    mount(root, environment: environment, navigation: navigation, parent: parent)
  }

  /// Gives the root its next value.
  func update<Root: View>(_ root: Root) {
    (self.root as? _ViewNode<Root>)?.update(root)
  }

  // MARK: Participants

  /// A node came onto the screen's tree.
  func add(_ participant: any AppearanceParticipant, cause: Cause, container: Container?) {
    participants.append(participant)
    guard isVisible else { return }
    var change = lastChange
    change.cause = cause
    if let container { change.container = container }
    graph.willAppear(participant, change)
  }

  /// A node left the screen's tree.
  func remove(_ participant: any AppearanceParticipant, cause: Cause, container: Container?) {
    if !isReleasing { participants.removeAll { $0 === participant } }
    guard participant.isOnScreen else { return }
    let change = ScreenChange(
      cause: cause, container: container ?? lastChange.container, role: .removed, isMoving: true)
    graph.willDisappear(participant, change)
  }

  /// A node left the screen's tree and is not told.
  func forget(_ participant: any AppearanceParticipant) {
    participants.removeAll { $0 === participant }
  }

  // MARK: Screen

  package func screenWillAppear(_ change: ScreenChange) {
    lastChange = change
    isVisible = true
    if isUntoldOnReturn, change.cause == .pop || change.cause == .interactivePop {
      isUntoldOnReturn = false
      _ = graph.simulator.decide(graph.simulator.behavior.navigation.closurePathPop)
      return appearUntold(change)
    }
    for participant in participants { participant.screenWillAppear(change) }
  }

  /// The screen comes back, but the platform tells no view's `onAppear`.
  func appearUntold(_ change: ScreenChange) {
    lastChange = change
    isVisible = true
    for participant in participants { participant.appearUntold(change) }
  }

  /// Tells views that they appear, although nothing comes on the screen.
  func announceAppearance(
    _ change: ScreenChange, to isMeant: (any AppearanceParticipant) -> Bool = { _ in true }
  ) {
    for participant in participants where isMeant(participant) {
      participant.announceAppearance(change)
    }
  }

  /// Whether any view would do something if it was told that it appears.
  var hearsAppearance: Bool { participants.contains { $0.hearsAppearance } }

  func hasParticipant(where isMeant: (any AppearanceParticipant) -> Bool) -> Bool {
    participants.contains(where: isMeant)
  }

  package func screenDidAppear(_ change: ScreenChange) {
    for participant in participants { participant.screenDidAppear(change) }
  }

  package func screenWillDisappear(_ change: ScreenChange) {
    for participant in participants { participant.screenWillDisappear(change) }
  }

  package func screenDidDisappear(_ change: ScreenChange) {
    isVisible = false
    for participant in participants { participant.screenDidDisappear(change) }
  }

  package func screenCancelledDisappear(_ change: ScreenChange) {
    for participant in participants { participant.screenCancelledDisappear(change) }
  }

  /// Lets go of the screen's nodes; those that were on the screen have been told already.
  package func releaseScreen() {
    onRelease?()
    onRelease = nil
    guard let root, !isKeptForever else { return }
    self.root = nil
    isReleasing = true
    root.unmount(.removal)
    bars = nil
    participants.removeAll()
    graph.remove(self)
  }

  /// Drops everything without telling anybody.
  func discard() {
    isReleasing = true
    participants.removeAll()
    bars?.removeAll()
    onRelease = nil
    dismissAction = nil
    root?.unmount(.kill)
    root = nil
  }

  package func containsInput(_ client: any TextInputClient) -> Bool {
    if let node = client as? _AnyNode {
      var screen: HostScreen? = node.context.screen
      while let current = screen {
        if current === self { return true }
        screen = current.parentScreen
      }
      return false
    }
    return participants.contains { $0.containsInput(client) }
  }

  package func collectElements(into list: inout ElementList) {
    list.add(screen: screenName)
    if let grabber = presentation?.grabber { list.add(grabber) }
    guard let bars else {
      root?.collect(into: &list)
      return
    }
    bars.collect(into: &list, hasNavigationBar: hasNavigationBar()) { root?.collect(into: &$0) }
  }
}

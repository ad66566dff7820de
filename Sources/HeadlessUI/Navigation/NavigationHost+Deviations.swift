import LifecycleModel
import LifecycleSimulator
import VirtualTime

/// What platforms do differently with the screens of a container.
extension NavigationHost {
  private var simulator: Simulator { graph.simulator }
  private var behavior: NavigationBehavior { simulator.behavior.navigation }
  private var destinationBehavior: DestinationBehavior { simulator.behavior.destinations }

  // MARK: Links and values

  /// Pops what the app has taken off its path.
  func popWithPath(toCount count: Int) {
    if count == 1, entries.contains(where: \.isFromSearch),
      simulator.decide(destinationBehavior.searchedPush) == .staysOnEmptyPath
    {
      return
    }
    let isInTransition = stack.isInTransition
    stack.pop(toCount: count)
    if isInTransition, simulator.decide(destinationBehavior.popInTransition) == .showsNothing {
      emptyScreen = stack.top as? HostScreen
    }
  }

  /// Puts the screens of values below those that views have pushed above the last value, where
  /// the platform does; returns whether it did.
  func insert(_ values: [NavigationValue]) -> Bool {
    let place = entries.lastIndex { $0.value != nil }.map { $0 + 1 } ?? 0
    guard let root, place < entries.count,
      simulator.decide(destinationBehavior.valueAboveView) == .belowViews
    else { return false }
    entries.insert(contentsOf: values.map { makeEntry($0) }, at: place)
    stack.replaceAll(with: [root] + entries.map(\.screen), animated: true)
    return true
  }

  /// Something was presented over the stack, or has gone.
  func presentationChanged() {
    guard entries.count > 1, entries.contains(where: { $0.source != nil }) else { return }
    guard simulator.decide(destinationBehavior.remaking) == .aroundPresentations
    else { return }
    var sources: [any DestinationSource] = []
    for entry in entries {
      guard let source = entry.source, !sources.contains(where: { $0 === source }) else { continue }
      sources.append(source)
      graph.afterPass { source.updateScreens() }
    }
  }

  /// Whether the container is a `NavigationStack`.
  var isPathStack: Bool { node is any PathFollower }

  /// The selection of the link that pushed the screen right above one.
  func selection(over screen: HostScreen) -> LinkSelection? {
    guard let index = stack.screens.firstIndex(where: { $0 === screen }) else { return nil }
    let above = stack.screens.dropFirst(index + 1).first
    return entries.first { $0.screen === above }?.selection
  }

  /// Pops everything above a screen.
  func popAbove(_ screen: HostScreen) {
    guard let index = stack.screens.firstIndex(where: { $0 === screen }) else { return }
    stack.pop(toCount: index + 1)
  }

  // MARK: A path of closures

  /// The app's path has pushed one screen.
  func wasPushedByPath() {
    guard entries.count > 2, let path, path.isMadeOfClosures else { return }
    let screen = entries[entries.count - 3].screen
    if behavior.closurePathPush.value == .secondBelowReappears, screen.hearsAppearance {
      _ = simulator.decide(behavior.closurePathPush)
      screen.announceAppearance(
        ScreenChange(cause: .push, container: .navigation, role: .grandparent))
    }
    if behavior.closurePathPop.value == .silentOnceCoveredTwice { screen.isUntoldOnReturn = true }
  }

  // MARK: Removal

  /// The container has left the screen for good: what those inside are still told before they go.
  func wasRemoved(_ tearDown: @escaping () -> Void) {
    let change = ScreenChange(
      cause: .removal, container: .navigation, role: .root, isAnimated: false, isMoving: true)
    if behavior.removedRoot.value == .appearsAgain, stack.screens.count > 1, let root,
      root.hearsAppearance
    {
      _ = simulator.decide(behavior.removedRoot)
      root.announceAppearance(change)
    }
    guard behavior.removedStackEvents.value == .again, isPathStack, let top = stack.top else {
      return tearDown()
    }
    _ = simulator.decide(behavior.removedStackEvents)
    top.screenWillAppear(change)
    top.screenDidAppear(change)
    _ = simulator.clock.scheduleSystem(after: TransitionTime.navigation) {
      MainActor.assumeIsolated {
        top.screenWillDisappear(change)
        top.screenDidDisappear(change)
        tearDown()
      }
    }
  }

  /// Lets go of everything, as the container leaves for good.
  func tearDown() {
    defer { stack.tearDown() }
    guard simulator.isProcessAlive, entries.count > 1, let remake = entries.last?.remake,
      simulator.decide(destinationBehavior.stackRemoval)
        == .activeLinkMadeAgain
    else { return }
    root?.releaseScreen()
    entries.last?.screen.releaseScreen()
    let again = remake()
    for entry in entries.reversed() { entry.screen.releaseScreen() }
    again?.releaseScreen()
  }
}

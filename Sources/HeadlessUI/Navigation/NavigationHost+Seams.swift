import LifecycleModel
import LifecycleSimulator
import VirtualTime

/// What platforms do differently with the screens of a container.
extension NavigationHost {
  private var simulator: Simulator { graph.simulator }
  private var behavior: NavigationBehavior { graph.simulator.behavior.navigation }

  /// Whether the container is a `NavigationStack`.
  var isPathStack: Bool { node is any PathFollower }

  /// Whether other screens of the stack are above one.
  func isCovered(_ screen: HostScreen) -> Bool {
    stack.contains(screen) && stack.top !== screen
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
    if behavior.closurePathPush.value == .secondBelowReappears {
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
    if behavior.removedRoot.value == .appearsAgain, stack.screens.count > 1, let root {
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
}

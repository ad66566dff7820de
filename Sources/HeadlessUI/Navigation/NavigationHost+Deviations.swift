import LifecycleModel
import LifecycleSimulator

/// The decisions of a container at which platforms differ.
extension NavigationHost {
  /// Pops what the app has taken off its path.
  func popWithPath(toCount count: Int) {
    let destinations = graph.simulator.behavior.destinations
    if count == 1, entries.contains(where: \.isFromSearch),
      graph.simulator.decide(destinations.searchedPush) == .staysOnEmptyPath
    {
      return
    }
    let isInTransition = stack.isInTransition
    stack.pop(toCount: count)
    if isInTransition, graph.simulator.decide(destinations.popInTransition) == .showsNothing {
      emptyScreen = stack.top as? HostScreen
    }
  }

  /// Puts the screens of values below those that views have pushed above the last value, where
  /// the platform does; returns whether it did.
  func insert(_ values: [NavigationValue]) -> Bool {
    let place = entries.lastIndex { $0.value != nil }.map { $0 + 1 } ?? 0
    guard let root, place < entries.count,
      graph.simulator.decide(graph.simulator.behavior.destinations.valueAboveView) == .belowViews
    else { return false }
    entries.insert(contentsOf: values.map { makeEntry($0) }, at: place)
    stack.replaceAll(with: [root] + entries.map(\.screen), animated: true)
    return true
  }

  /// Something was presented over the stack, or has gone.
  func presentationChanged() {
    guard entries.count > 1, entries.contains(where: { $0.source != nil }) else { return }
    let simulator = graph.simulator
    guard simulator.decide(simulator.behavior.destinations.remaking) == .aroundPresentations
    else { return }
    var sources: [any DestinationSource] = []
    for entry in entries {
      guard let source = entry.source, !sources.contains(where: { $0 === source }) else { continue }
      sources.append(source)
      graph.afterPass { source.updateScreens() }
    }
  }

  /// Lets go of everything, as the container leaves for good.
  func tearDown() {
    defer { stack.tearDown() }
    guard graph.simulator.isProcessAlive, entries.count > 1, let remake = entries.last?.remake,
      graph.simulator.decide(graph.simulator.behavior.destinations.stackRemoval)
        == .activeLinkMadeAgain
    else { return }
    root?.releaseScreen()
    entries.last?.screen.releaseScreen()
    let again = remake()
    for entry in entries.reversed() { entry.screen.releaseScreen() }
    again?.releaseScreen()
  }
}

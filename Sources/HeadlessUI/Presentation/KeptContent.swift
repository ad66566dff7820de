import LifecycleModel
import LifecycleSimulator

extension NavigationHost {
  /// A screen closes itself, through `dismiss` of its environment.
  func dismiss(_ screen: HostScreen) {
    keepIfNeverReleased(screen)
    pop(screen)
  }

  /// Some platforms do not let go of what closes itself while a field stands in a scroll view.
  private func keepIfNeverReleased(_ screen: HostScreen) {
    let setting = graph.simulator.behavior.presentation.selfDismissedScreen
    guard setting.value == .keptForever, node is any NavigationViewNode,
      let scrolled = screen.root?.firstNode(where: { $0 is any ScrollViewNode }),
      scrolled.firstNode(where: { $0 is any TextInputClient }) != nil
    else { return }
    _ = graph.simulator.decide(setting)
    screen.isKeptForever = true
  }
}

extension ViewGraph {
  /// Some platforms do not let go of the environment of a stepper on a presented screen.
  func keepEnvironmentOfSteppers(on screen: HostScreen) {
    let setting = simulator.behavior.presentation.stepperEnvironment
    guard setting.value == .keptForever else { return }
    for inner in screens where inner.isOn(screen) {
      guard let stepper = inner.root?.firstNode(where: { $0 is any SteppingNode }) else { continue }
      _ = simulator.decide(setting)
      keepForever(stepper.context.environment)
    }
  }
}

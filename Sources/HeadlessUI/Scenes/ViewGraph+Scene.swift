package import LifecycleModel
package import LifecycleSimulator

/// The scene's phases reach views through their environment.
extension ViewGraph: SceneObserver, EventTarget {
  package var isView: Bool { true }

  package func sceneDidChange(to phase: ScenePhaseValue, cause: Cause) {
    simulator.dispatcher.deliver(
      Event(.scenePhase, cause: cause, container: .scene, role: .root), to: self)
  }
  package func sceneWillTerminate() {}
  package func sceneWarnsOfMemory() {}

  package var eventName: String { "views" }
  package func receive(_ event: Event) {
    let presentation = simulator.behavior.presentation
    if presentation.phaseChange.quirk.isQuirk || presentation.contentOnReturn.quirk.isQuirk {
      noteChangeOfPhase(event.cause)
    }
    for screen in screens where screen.isOutermost { screen.scope?.refresh(ScenePhaseKey.self) }
  }
}

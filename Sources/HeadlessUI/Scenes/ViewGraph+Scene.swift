import HeadlessUIKit
package import LifecycleModel
package import LifecycleSimulator

/// The scene's phases reach views through their environment.
extension ViewGraph: SceneObserver, EventTarget {
  package var isView: Bool { true }

  package func sceneDidChange(to phase: ScenePhaseValue, cause: Cause) {
    if !isDeafHost {
      simulator.dispatcher.deliver(.scenePhase(phase, cause, role: .root), to: self)
    }
    if cause == .foreground, phase == .active { screensReturn() }
    let setting = simulator.behavior.scenes.viewsInBackground
    if phase == .background, setting.value == .appearAgain {
      for screen in screens where screen.isVisible && screen.hearsAppearance {
        guard screen.isOutermost || screen.presentation != nil else { continue }
        _ = simulator.decide(setting)
        screen.announceAppearance(screen.lastChange)
      }
    }
  }

  /// Whether the views are hosted by an app of UIKit's whose phases do not reach them.
  private var isDeafHost: Bool {
    guard app == nil, UIApplication.of(simulator).delegate != nil else { return false }
    return simulator.decide(simulator.behavior.scenes.hostedPhase) == .neverChanges
  }

  /// The app is in front again: what platforms do to the screens that were there before.
  private func screensReturn() {
    let scenes = simulator.behavior.scenes
    if scenes.returningSheet.value == .appearsAgain {
      for screen in screens where screen.presentation?.style == .sheet && screen.isVisible {
        guard screen.hearsAppearance else { continue }
        _ = simulator.decide(scenes.returningSheet)
        screen.announceAppearance(screen.lastChange)
      }
    }
    if scenes.returningToolbar.value == .itemsGone {
      for screen in screens where screen.parentNode is any SplitNode {
        guard let bars = screen.bars, bars.hasToolbars, !bars.areToolbarsGone else { continue }
        _ = simulator.decide(scenes.returningToolbar)
        bars.areToolbarsGone = true
      }
    }
  }
  package func sceneWillTerminate() {}
  package func sceneWarnsOfMemory() {}

  package var eventName: String { "views" }
  package func receive(_ event: Event) {
    viewPhase = scenePhase
    let presentation = simulator.behavior.presentation
    if presentation.phaseChange.quirk.isQuirk || presentation.contentOnReturn.quirk.isQuirk {
      noteChangeOfPhase(event.cause)
    }
    refreshScenePhase()
  }

  /// Whoever reads the phase reads it again.
  func refreshScenePhase() {
    for screen in screens where screen.isOutermost { screen.scope?.refresh(ScenePhaseKey.self) }
  }
}

extension Event {
  /// The scene has come into a phase; inactive is a step on the way to another one.
  static func scenePhase(_ phase: ScenePhaseValue, _ cause: Cause, role: NodeRole) -> Event {
    Event(
      .scenePhase, cause: cause, container: .scene, role: role,
      phase: phase == .inactive ? .will : .did)
  }
}

package import LifecycleModel

/// What listens to the phases of the scene: an app's delegate, a view's environment.
@MainActor package protocol SceneObserver: AnyObject {
  /// Whether the observer is a view; views and delegates hear different sequences.
  var isView: Bool { get }
  func sceneDidChange(to phase: ScenePhaseValue, cause: Cause)
  func sceneWillTerminate()
  func sceneWarnsOfMemory()
}

/// The phases of the app's scene and the end of its process.
@MainActor package final class SceneController {
  /// Unsafe: the simulator holds this and sets it first of all.
  unowned(unsafe) var simulator: Simulator!
  @exclusivity(unchecked) package private(set) var phase = ScenePhaseValue.active
  /// The app is in the background and gets no time any more.
  @exclusivity(unchecked) package private(set) var isSuspended = false
  @exclusivity(unchecked) private var observers: [any SceneObserver] = []

  package func add(_ observer: any SceneObserver) { observers.append(observer) }
  package func remove(_ observer: any SceneObserver) { observers.removeAll { $0 === observer } }
  package func forgetObservers() { observers.removeAll() }

  package func becomeInactive() { move(to: .inactive, cause: .inactive) }

  package func enterBackground(cause: Cause = .background) {
    guard phase != .background else { return }
    let skipsInactive =
      cause == .lock
      && simulator.decide(simulator.behavior.scenes.lockPhases) == .backgroundOnly
    if phase == .active { move(to: .inactive, cause: cause, viewsHear: !skipsInactive) }
    move(to: .background, cause: cause)
    passThroughCompactWidth()
    simulator.stored.saveScenes()
    isSuspended = true
  }

  /// Some platforms lay a wide app out in a compact width while they take its picture.
  private func passThroughCompactWidth() {
    guard simulator.device.sizeClass == .regular,
      simulator.decide(simulator.behavior.split.backgroundWidth) == .compactForAMoment
    else { return }
    simulator.resize(to: .compact)
    simulator.resize(to: .regular)
  }

  package func enterForeground() {
    isSuspended = false
    if phase == .background { move(to: .inactive, cause: .foreground) }
    move(to: .active, cause: .foreground)
  }

  package func warnOfMemory() {
    for observer in observers { observer.sceneWarnsOfMemory() }
  }

  /// The process ends; what the app hears before depends on the kind and on its phase.
  package func kill(_ kind: UserAction.Kill) {
    // Apple, SceneStorage: the data of a scene goes when the person destroys the scene, as in the
    // switcher.
    defer {
      if kind == .switcherFrontmost || kind == .switcherSuspended {
        simulator.stored.discardScenes()
      }
    }
    switch kind {
    case .switcherFrontmost:
      switch simulator.decide(simulator.behavior.scenes.frontmostKill) {
      case .backgroundThenTerminate:
        enterBackground(cause: .kill)
        for observer in observers { observer.sceneWillTerminate() }
      case .backgroundOnly:
        enterBackground(cause: .kill)
      case .terminateOnly:
        for observer in observers { observer.sceneWillTerminate() }
      case .silent: break
      }
    case .switcherSuspended:
      enterBackground(cause: .background)
    case .memory, .crash, .systemUpdate, .developerStop:
      break
    }
  }

  /// The system ends the app in an orderly way.
  package func terminate() {
    enterBackground(cause: .terminate)
    for observer in observers { observer.sceneWillTerminate() }
  }

  package func restart() {
    phase = .active
    isSuspended = false
  }

  /// The app is being launched: its scene is not active before its first screen is there.
  package func beginLaunch() { phase = .inactive }

  /// The first screen is there.
  package func endLaunch() { move(to: .active, cause: .launch) }

  private func move(to new: ScenePhaseValue, cause: Cause, viewsHear: Bool = true) {
    guard phase != new else { return }
    phase = new
    simulator.trace.append(.step("scene \(new.rawValue)"))
    for observer in observers where viewsHear || !observer.isView {
      observer.sceneDidChange(to: new, cause: cause)
    }
    simulator.flush()
  }
}

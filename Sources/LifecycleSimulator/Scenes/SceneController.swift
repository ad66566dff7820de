package import LifecycleModel

/// What listens to the phases of the scene: an app's delegate, a view's environment.
@MainActor package protocol SceneObserver: AnyObject {
  /// Whether the observer is a view; views and delegates hear different sequences.
  var isView: Bool { get }
  func sceneDidChange(to phase: ScenePhaseValue, cause: Cause)
  func sceneWillTerminate()
  func sceneWarnsOfMemory()
  /// The system lets go of the scenes; a person who closes them discards their sessions, too.
  func sceneDisconnects(isDiscarded: Bool)
  /// A scene comes in the place of one that was let go of, and is in the background at once.
  func sceneReturnsInBackground()
}

extension SceneObserver {
  package func sceneDisconnects(isDiscarded: Bool) {}
  package func sceneReturnsInBackground() {}
}

/// The phases of the app's scene and the end of its process.
@MainActor package final class SceneController {
  /// Unsafe: the simulator holds this and sets it first of all.
  unowned(unsafe) var simulator: Simulator!
  @exclusivity(unchecked) package private(set) var phase = ScenePhaseValue.active
  /// The app is in the background and gets no time any more.
  @exclusivity(unchecked) package private(set) var isSuspended = false
  /// Whether the app has opened another window since it was launched.
  @exclusivity(unchecked) package var opensSeveralWindows = false
  /// How often the app has come back from the background.
  @exclusivity(unchecked) package private(set) var returns = 0
  @exclusivity(unchecked) private var observers: [any SceneObserver] = []

  package func add(_ observer: any SceneObserver) { observers.append(observer) }
  package func remove(_ observer: any SceneObserver) { observers.removeAll { $0 === observer } }
  package func forgetObservers() { observers.removeAll() }

  package func becomeInactive() { move(to: .inactive, cause: .inactive) }

  package func enterBackground(cause: Cause = .background) {
    guard phase != .background else { return }
    if phase == .active {
      if cause == .lock { darken() } else { move(to: .inactive, cause: cause) }
    }
    move(to: .background, cause: cause)
    passThroughCompactWidth()
    saveState()
    for presentation in simulator.presentations.presented { presentation.wasInBackground = true }
    isSuspended = true
  }

  /// The device is locked: the phases between active and background.
  private func darken() {
    let scenes = simulator.behavior.scenes
    let viewsHear = simulator.decide(scenes.lockPhases) != .backgroundOnly
    move(to: .inactive, cause: .lock, viewsHear: viewsHear)
    guard simulator.decide(scenes.lockedDisplay) == .staysOn else { return }
    move(to: .active, cause: .lock)
    move(to: .inactive, cause: .lock, viewsHear: false)
  }

  private func saveState() {
    let stored = simulator.stored
    guard stored.hasUnsavedScenes,
      simulator.decide(simulator.behavior.scenes.stateWrite) == .enteringBackground
    else { return }
    stored.saveScenes()
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
    // What was not written on the way out is written now.
    if phase == .background, simulator.behavior.scenes.stateWrite.value == .afterReturning {
      simulator.stored.saveScenes()
    }
    if phase == .background { returns += 1 }
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
      if kind == .switcherFrontmost || kind == .switcherSuspended { discardState() }
    }
    switch kind {
    case .switcherFrontmost: killInFront()
    case .switcherSuspended:
      enterBackground(cause: .background)
    case .memory: break
    case .crash, .developerStop: loseDefaults()
    case .systemUpdate: lockDefaults()
    }
  }

  private func killInFront() {
    let scenes = simulator.behavior.scenes
    if opensSeveralWindows {
      enterBackground(cause: .kill)
      // Apple, application(_:didDiscardSceneSessions:): for each scene that a person closes.
      if simulator.decide(scenes.lastWindow) == .sessionDiscarded { disconnect(isDiscarded: true) }
      tellTermination()
      return
    }
    switch simulator.decide(scenes.frontmostKill) {
    case .backgroundThenTerminate:
      enterBackground(cause: .kill)
      tellTermination()
    case .disconnectOnly:
      resign()
      disconnect(isDiscarded: false)
    case .disconnectThenTerminate:
      resign()
      disconnect(isDiscarded: true)
      tellTermination()
    case .disconnectThenNewScene:
      resign()
      disconnect(isDiscarded: false)
      for observer in observers { observer.sceneReturnsInBackground() }
    }
  }

  private func resign() { if phase == .active { move(to: .inactive, cause: .kill) } }

  /// The process ends without a warning.
  private func loseDefaults() {
    let stored = simulator.stored
    if stored.hasUnwrittenDefaults,
      simulator.decide(simulator.behavior.scenes.defaultsWrite) == .leavingForeground
    {
      stored.dropUnwrittenDefaults()
    }
  }

  /// The device restarts, and the app may be launched before a person has unlocked it.
  private func lockDefaults() {
    let stored = simulator.stored
    if stored.hasDefaults,
      simulator.decide(simulator.behavior.scenes.defaultsAtLaunch) == .emptyUntilShown
    {
      stored.lockDefaults()
    }
  }

  private func tellTermination() {
    for observer in observers { observer.sceneWillTerminate() }
  }

  private func disconnect(isDiscarded: Bool) {
    for observer in observers { observer.sceneDisconnects(isDiscarded: isDiscarded) }
  }

  private func discardState() {
    let stored = simulator.stored
    guard stored.keepsScenes,
      simulator.decide(simulator.behavior.scenes.stateAtForceQuit) == .kept
    else { return stored.discardScenes() }
  }

  /// The system ends the app in an orderly way.
  package func terminate() {
    enterBackground(cause: .terminate)
    tellTermination()
    let stored = simulator.stored
    if stored.keepsScenes,
      simulator.decide(simulator.behavior.scenes.stateAtQuit) == .discarded
    {
      stored.discardScenes()
    }
  }

  package func restart() {
    phase = .active
    isSuspended = false
    opensSeveralWindows = false
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
    if new != .active { simulator.stored.writeDefaults() }
  }
}

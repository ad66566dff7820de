import Foundation
package import LifecycleModel
import LifecycleSimulator
import VirtualTime

extension UIApplication: SceneObserver {
  package var isView: Bool { false }

  /// Turns a phase into UIKit's callbacks: will-enter-foreground comes on the way back to inactive.
  ///
  /// An app whose scenes have delegates is told through these; the application's delegate is not,
  /// but its notifications are posted all the same.
  package func sceneDidChange(to phase: ScenePhaseValue, cause: Cause) {
    if phase == .inactive, cause == .foreground, hasLetGoOfScenes {
      hasLetGoOfScenes = false
      _ = connectAnother?()
    }
    let told = delegateToldOfPhases
    switch phase {
    case .active:
      told?.applicationDidBecomeActive(self)
      tellScenes { $1.sceneDidBecomeActive($0) }
      post(Self.didBecomeActiveNotification, UIScene.didActivateNotification)
    case .inactive where cause == .foreground:
      told?.applicationWillEnterForeground(self)
      tellScenes { $1.sceneWillEnterForeground($0) }
      post(Self.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
    case .inactive:
      told?.applicationWillResignActive(self)
      tellScenes { $1.sceneWillResignActive($0) }
      post(Self.willResignActiveNotification, UIScene.willDeactivateNotification)
    case .background:
      told?.applicationDidEnterBackground(self)
      tellScenes { $1.sceneDidEnterBackground($0) }
      post(Self.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
      for scene in scenes {
        scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(
          for: scene)
        scene.session.keepActivity()
      }
      if cause != .kill, cause != .terminate, letsGoOfScenes { letGoOfScenes() }
    }
  }

  package func sceneWillTerminate() {
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
  }

  package func sceneWarnsOfMemory() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows { window.rootViewController?.warnOfMemory() }
    NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
  }

  package func sceneDisconnects(isDiscarded: Bool) {
    let sessions = openSessions
    for scene in scenes { disconnect(scene) }
    if isDiscarded, !sessions.isEmpty {
      delegate?.application(self, didDiscardSceneSessions: sessions)
    }
  }

  package func sceneReturnsInBackground() {
    guard let scene = connectAnother?() else {
      delegateToldOfPhases?.applicationWillEnterForeground(self)
      delegateToldOfPhases?.applicationDidEnterBackground(self)
      return
    }
    scene.delegate?.sceneWillEnterForeground(scene)
    scene.delegate?.sceneDidEnterBackground(scene)
    // The process ends now, and the window with it.
    for window in windows where window.windowScene === scene { window.tearDown() }
  }

  /// The process goes on without its scenes, to save memory.
  private func letGoOfScenes() {
    hasLetGoOfScenes = !scenes.isEmpty
    for scene in scenes {
      let own = windows.filter { $0.windowScene === scene }
      disconnect(scene)
      for window in own { window.tearDown() }
    }
  }

  func disconnect(_ scene: UIScene) {
    remove(scene: scene)
    scene.delegate?.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
  }

  private func tellScenes(_ tell: (UIScene, any UISceneDelegate) -> Void) {
    for scene in scenes { if let delegate = scene.delegate { tell(scene, delegate) } }
  }

  private func post(_ application: Notification.Name, _ scene: Notification.Name) {
    NotificationCenter.default.post(name: application, object: self)
    if scenes.isEmpty {
      for window in windows {
        NotificationCenter.default.post(name: scene, object: window.windowScene)
      }
    }
    for connected in scenes { NotificationCenter.default.post(name: scene, object: connected) }
  }
}

extension UIViewController {
  func warnOfMemory() {
    didReceiveMemoryWarning()
    for child in children { child.warnOfMemory() }
    presentedLink?.warnOfMemory()
  }
}

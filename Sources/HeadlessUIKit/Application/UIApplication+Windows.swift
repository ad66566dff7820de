import Foundation
import LifecycleModel
import LifecycleSimulator

/// Further windows of an app, side by side with the first one.
extension UIApplication {
  /// Connects another scene and brings it to the front; returns its window, or nil where the app's
  /// scenes have no delegates.
  package func openScene() -> UIWindow? {
    let known = windows
    guard usesScenes, let scene = connectAnother?() else { return nil }
    scene.delegate?.sceneWillEnterForeground(scene)
    scene.delegate?.sceneDidBecomeActive(scene)
    scene.simulator?.scene.opensSeveralWindows = true
    return windows.last { window in !known.contains { $0 === window } }
  }

  /// A person closes one of several windows in the app switcher: its scene goes, with its session.
  package func closeScene(of window: UIWindow) {
    if let scene = window.windowScene, scenes.contains(where: { $0 === scene }) {
      scene.delegate?.sceneWillResignActive(scene)
      scene.delegate?.sceneDidEnterBackground(scene)
      disconnect(scene)
      delegate?.application(self, didDiscardSceneSessions: [scene.session])
    }
    if let root = window.rootViewController {
      window.simulator.focus.endEditing(on: root, cause: .removal)
    }
    window.leave()
  }
}

extension UISceneSession {
  private static let activityKey = "UISceneSession.stateRestorationActivity"

  /// Keeps the activity with the state of the scene, for the next process.
  func keepActivity() {
    guard let stored = scene?.simulator?.stored else { return }
    let activity = stateRestorationActivity?.copyOfContents
    guard activity != nil || stored.sceneValue(Self.activityKey, of: number) != nil else { return }
    stored.setSceneValue(activity, Self.activityKey, of: number)
  }

  /// Takes what an earlier process gave for this scene.
  func restoreActivity() {
    let stored = CurrentSimulation.simulator?.stored
    let kept = stored?.sceneValue(Self.activityKey, of: number) as? NSUserActivity
    stateRestorationActivity = kept?.copyOfContents
  }
}

extension NSUserActivity {
  /// What outlives the process: the activity's contents, not the object.
  fileprivate var copyOfContents: NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    copy.title = title
    copy.userInfo = userInfo
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }
}

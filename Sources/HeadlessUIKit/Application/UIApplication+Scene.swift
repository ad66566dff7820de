public import Foundation
package import LifecycleModel
import LifecycleSimulator

extension UIApplication: SceneObserver {
  package var isView: Bool { false }

  /// Turns a phase into UIKit's callbacks: will-enter-foreground comes on the way back to inactive.
  package func sceneDidChange(to phase: ScenePhaseValue, cause: Cause) {
    switch phase {
    case .active:
      delegate?.applicationDidBecomeActive(self)
      post(Self.didBecomeActiveNotification, UIScene.didActivateNotification)
    case .inactive where cause == .foreground:
      delegate?.applicationWillEnterForeground(self)
      post(Self.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
    case .inactive:
      delegate?.applicationWillResignActive(self)
      post(Self.willResignActiveNotification, UIScene.willDeactivateNotification)
    case .background:
      delegate?.applicationDidEnterBackground(self)
      post(Self.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
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

  private func post(_ application: Notification.Name, _ scene: Notification.Name) {
    NotificationCenter.default.post(name: application, object: self)
    for window in windows {
      NotificationCenter.default.post(name: scene, object: window.windowScene)
    }
  }
}

extension UIViewController {
  func warnOfMemory() {
    didReceiveMemoryWarning()
    for child in children { child.warnOfMemory() }
    presentedLink?.warnOfMemory()
  }
}

/// A scene of the app.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open var windows: [UIWindow] {
    guard let simulator = CurrentSimulation.simulator else { return [] }
    return UIApplication.of(simulator).windows.filter { $0.windowScene === self }
  }
}

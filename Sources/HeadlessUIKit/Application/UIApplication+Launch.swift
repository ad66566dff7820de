import Foundation
package import LifecycleSimulator
import VirtualTime

extension UIApplication {
  /// Launches an app by its delegate, and its scene by that one's delegate, in UIKit's order.
  ///
  /// Returns the window that the app shows, or nil when it shows none.
  package static func launch(
    _ delegate: any UIApplicationDelegate, scene sceneType: AnyClass?, on simulator: Simulator,
    make: @escaping (AnyClass) -> AnyObject?
  ) -> UIWindow? {
    let application = of(simulator)
    application.keep(delegate)
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    application.post(didFinishLaunchingNotification)
    application.connectAnother = { [unowned application] in
      application.connectScene(sceneType, make)
    }
    _ = application.connectAnother?()
    if application.usesScenes {
      for scene in application.scenes { scene.delegate?.sceneWillEnterForeground(scene) }
      for scene in application.scenes { scene.delegate?.sceneDidBecomeActive(scene) }
    } else {
      delegate.applicationDidBecomeActive(application)
    }
    application.post(didBecomeActiveNotification)
    return application.windows.last
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Asks the application's delegate how a scene is made, makes it, and tells its delegate.
  private func connectScene(_ sceneType: AnyClass?, _ make: (AnyClass) -> AnyObject?) -> UIScene? {
    let standard = UISceneConfiguration(
      name: "Default Configuration", sessionRole: .windowApplication)
    standard.delegateClass = sceneType
    let session = UISceneSession(configuration: standard, number: scenes.count)
    session.restoreActivity()
    let options = UIScene.ConnectionOptions()
    let configuration =
      delegate?.application(self, configurationForConnecting: session, options: options)
      ?? standard
    guard let type = configuration.delegateClass ?? sceneType,
      let sceneDelegate = make(type) as? any UISceneDelegate
    else { return nil }
    session.configuration = configuration
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = sceneDelegate
    add(scene: scene)
    sceneDelegate.scene(scene, willConnectTo: session, options: options)
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    return scene
  }
}

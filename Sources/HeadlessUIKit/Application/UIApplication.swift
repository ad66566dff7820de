public import Foundation
import LifecycleModel
package import LifecycleSimulator

/// Is told of the life of the app.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

/// The app: its state, and the notifications of its life.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public enum State: Int, Sendable { case active, inactive, background }

  private unowned let simulator: Simulator
  /// The windows that are shown, the key window last.
  open private(set) var windows: [UIWindow] = []
  open weak var delegate: (any UIApplicationDelegate)?
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0

  private init(simulator: Simulator) {
    self.simulator = simulator
    super.init()
    simulator.scene.add(self)
  }

  /// The application of the current simulation.
  public static var shared: UIApplication {
    guard let simulator = CurrentSimulation.simulator else {
      fatalError("UIApplication.shared needs a simulation: use it while one is current")
    }
    return of(simulator)
  }

  /// The application of a simulation, made when it is first asked for.
  package static func of(_ simulator: Simulator) -> UIApplication {
    if let application = simulator.application as? UIApplication { return application }
    let application = UIApplication(simulator: simulator)
    simulator.application = application
    return application
  }

  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  open var connectedScenes: Set<UIScene> {
    Set(windows.compactMap { $0.windowScene })
  }

  open var applicationState: State {
    switch simulator.scene.phase {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }

  /// Sends an action to a target, or along the responder chain from the first responder.
  @discardableResult open func sendAction(
    _ action: ActionSelector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let start = target as AnyObject?
    if let start { return action.call(start, sender as AnyObject?, event) }
    var next: UIResponder? =
      simulator.focus.current as? UIResponder ?? windows.last?.firstResponder
    while let responder = next {
      if action.call(responder, sender as AnyObject?, event) { return true }
      next = responder.next
    }
    return false
  }

  open func beginBackgroundTask(expirationHandler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { UIBackgroundTaskIdentifier(rawValue: 1) }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  func add(window: UIWindow) { windows.append(window) }
  func remove(window: UIWindow) {
    windows.removeAll { $0 === window }
  }

  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// Names work that the app wants to finish in the background; granted, and never extended.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

// Modelled: partial, documented
public import Foundation
import LifecycleModel
package import LifecycleSimulator
import VirtualTime

/// The app: its state, and the notifications of its life.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public enum State: Int, Sendable { case active, inactive, background }

  private unowned let simulator: Simulator
  /// The windows that are shown, the key window last.
  open private(set) var windows: [UIWindow] = []
  open weak var delegate: (any UIApplicationDelegate)?
  /// The observers and requests that name a method instead of a closure.
  let selectorObservers = SelectorObservers()
  let delayedPerforms = DelayedPerforms()
  /// The delegate of an app that was launched by it: the app keeps it alive.
  private var ownDelegate: (any UIApplicationDelegate)?
  /// The scenes that are connected.
  private(set) var scenes: [UIScene] = []
  /// Whether scenes have delegates, which are told instead of the application's.
  var usesScenes: Bool { scenes.contains { $0.delegate != nil } }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0

  private init(simulator: Simulator) {
    self.simulator = simulator
    super.init()
    simulator.scene.add(self)
    simulator.focus.onKeyboard = { KeyboardNotice.post(isUp: $0) }
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
    Set(windows.compactMap { $0.windowScene }).union(scenes)
  }
  /// Whether the process has gone on without its scenes.
  var hasLetGoOfScenes = false
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  open var supportsMultipleScenes: Bool { false }
  open var isProtectedDataAvailable: Bool { true }
  open var backgroundTimeRemaining: TimeInterval { 30 }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Whether the delegate is the one of a SwiftUI app.
  package var isDelegateAdapted = false

  /// The delegate, where it is told of phases: not where scenes have delegates of their own.
  var delegateToldOfPhases: (any UIApplicationDelegate)? {
    guard let delegate, !usesScenes else { return nil }
    guard isDelegateAdapted else { return delegate }
    let setting = simulator.behavior.scenes.adaptedDelegate
    return simulator.decide(setting) == .phases ? delegate : nil
  }

  /// Whether the system lets go of the scenes now that they are in the background.
  var letsGoOfScenes: Bool {
    usesScenes && simulator.decide(simulator.behavior.scenes.backgroundScene) == .disconnected
  }

  func keep(_ delegate: any UIApplicationDelegate) {
    ownDelegate = delegate
    self.delegate = delegate
  }

  func add(scene: UIScene) { scenes.append(scene) }
  func remove(scene: UIScene) { scenes.removeAll { $0 === scene } }
  /// Connects another scene, made as the first one was; nil where scenes have no delegates.
  var connectAnother: (() -> UIScene?)?

  /// Names an option of opening another app.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public static let openSettingsURLString = "app-settings:"

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
    if let start { return action.call(start, sender, event) }
    var next: UIResponder? =
      simulator.focus.current.map { $0 as? UIResponder ?? FirstResponderStandIn(simulator) }
      ?? windows.last?.firstResponder
    while let responder = next {
      if action.call(responder, sender, event) { return true }
      next = responder.next
    }
    return false
  }

  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: expirationHandler) }
  open func beginBackgroundTask(expirationHandler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { UIBackgroundTaskIdentifier(rawValue: 1) }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  func add(window: UIWindow) { windows.append(window) }
  func remove(window: UIWindow) {
    windows.removeAll { $0 === window }
  }

  /// Hands an address to the app that is there for it: to this one's screens, when they take
  /// addresses, and to the system otherwise, where the simulation ends.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    simulator.trace.append(.step("open \(url.absoluteString)"))
    let isTaken =
      onOpen?(url) ?? false || delegate?.application(self, open: url, options: [:]) == true
    guard let completion else { return }
    simulator.clock.enqueue { MainActor.assumeIsolated { completion(isTaken || url.isWeb) } }
  }

  /// Whether some app opens the address: the web has one on every device.
  open func canOpenURL(_ url: URL) -> Bool { url.isWeb || onOpen != nil }

  /// What another surface does with an address; returns whether a screen took it.
  package var onOpen: ((URL) -> Bool)?

  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// Names work that the app wants to finish in the background; granted, and never extended.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension URL {
  fileprivate var isWeb: Bool { ["http", "https"].contains(scheme?.lowercased() ?? "") }
}

// Modelled: partial, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// A scene of the app.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// How near a scene is to a person.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  /// Why a scene connects; a person launches the app, so nothing is in it but restored state.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open internal(set) var userActivities: Set<NSUserActivity> = []
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    open var sourceApplication: String? { nil }
  }

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open var userActivity: NSUserActivity?
  weak var simulator: Simulator?

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    simulator = CurrentSimulation.simulator
    super.init()
    session.scene = self
  }

  open var activationState: ActivationState {
    switch simulator?.scene.phase {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    case nil: .unattached
    }
  }

  open override var next: UIResponder? { simulator.map { UIApplication.of($0) } }

  /// Opening another app's link is not driven; said out loud.
  open func open(
    _ url: URL, options: AnyObject? = nil, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    simulator?.noteUnsupported("UIScene.open(_:)", file: "UIScene", line: 0)
    completion?(false)
  }

  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open var windows: [UIWindow] {
    guard let simulator else { return [] }
    return UIApplication.of(simulator).windows.filter { $0.windowScene === self }
  }
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
  open var screen: UIScreen { UIScreen.main }
  open var traitCollection: UITraitCollection { UITraitCollection.current }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// The way the interface stands.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// What the system keeps of a scene beyond its connection.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open internal(set) weak var scene: UIScene?
  public let role = Role.windowApplication
  open internal(set) var configuration: UISceneConfiguration
  public let persistentIdentifier: String
  /// The place of the scene among those of the app, from 0.
  let number: Int
  /// What the delegate gave for restoring the scene.
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?

  init(configuration: UISceneConfiguration, number: Int = 0) {
    self.configuration = configuration
    self.number = number
    persistentIdentifier = number == 0 ? "scene" : "scene \(number + 1)"
    super.init()
  }
}

/// How a scene is made.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A link that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  package init(url: URL) {
    self.url = url
    super.init()
  }
}

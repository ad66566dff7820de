// Modelled: full, documented
public import Foundation
package import LifecycleSimulator
import VirtualTime

/// The app's defaults, kept by the simulated device; outside a simulation, the real ones.
///
/// Each simulation starts with none, so that no run sees what another one stored. A value is kept
/// from the moment it is set, also when the process is killed afterwards; what was registered goes
/// with the process. Source: Apple, `UserDefaults`.
// Unchecked: what is stored belongs to the simulation, which runs on one thread.
open class VirtualUserDefaults: NSObject, @unchecked Sendable {
  /// Posted after a value was set.
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")
  /// The domain in which every app's defaults would be.
  public static let globalDomain = "NSGlobalDomain"
  public static let argumentDomain = "NSArgumentDomain"
  public static let registrationDomain = "NSRegistrationDomain"

  private static let shared = VirtualUserDefaults(domain: StoredState.appDomain)

  /// The defaults of the app that runs now.
  public class var standard: VirtualUserDefaults { shared }

  /// The name of the suite; empty for the app's own defaults.
  package let domain: String

  private init(domain: String) {
    self.domain = domain
    super.init()
  }

  /// The app's own defaults.
  public convenience override init() { self.init(domain: StoredState.appDomain) }

  /// The defaults that apps of a group share; nil names the app's own.
  public init?(suiteName: String?) {
    if suiteName == Self.globalDomain { return nil }
    domain = suiteName ?? StoredState.appDomain
    super.init()
  }

  /// What the simulated device keeps; nil outside a simulation.
  package static var stored: StoredState? { VirtualClock.current?.companion as? StoredState }

  /// The real defaults, for code that runs outside a simulation.
  var platform: Foundation.UserDefaults {
    domain.isEmpty ? .standard : Foundation.UserDefaults(suiteName: domain) ?? .standard
  }

  /// The value of a key, as it was stored.
  open func object(forKey defaultName: String) -> Any? {
    guard let stored = Self.stored else { return platform.object(forKey: defaultName) }
    return stored.value(defaultName, in: domain)
  }

  /// Stores a property list: a string, number, date, data, or an array or dictionary of these.
  open func set(_ value: Any?, forKey defaultName: String) {
    if let value, !Self.isPropertyList(value) {
      fatalError(
        "Attempt to insert non-property list object \(value) for key \(defaultName)")
    }
    store(value, defaultName)
  }

  open func removeObject(forKey defaultName: String) { store(nil, defaultName) }

  private func store(_ value: Any?, _ key: String) {
    guard let stored = Self.stored else { return platform.set(value, forKey: key) }
    stored.set(value, key, in: domain)
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  /// Values for keys that nobody has set; they last as long as the process.
  open func register(defaults registrationDictionary: [String: Any]) {
    guard let stored = Self.stored else {
      return platform.register(defaults: registrationDictionary)
    }
    stored.register(registrationDictionary, in: domain)
  }

  open func dictionaryRepresentation() -> [String: Any] {
    guard let stored = Self.stored else { return platform.dictionaryRepresentation() }
    return stored.registeredValues(in: domain).merging(stored.values(in: domain)) { $1 }
  }

  /// Writes what waits to be written.
  @discardableResult open func synchronize() -> Bool {
    Self.stored?.writeDefaults()
    return true
  }

  private static func isPropertyList(_ value: Any) -> Bool {
    switch value {
    case is String, is Bool, is Data, is Date, is NSNumber, is Int, is Double, is Float: true
    case is Int8, is Int16, is Int32, is Int64, is UInt, is UInt8, is UInt16, is UInt32, is UInt64:
      true
    case is CGFloat, is NSString, is NSData, is NSDate: true
    case let array as [Any]: array.allSatisfy(isPropertyList)
    case let dictionary as [String: Any]: dictionary.values.allSatisfy(isPropertyList)
    default: false
    }
  }
}

/// The name that app code uses.
public typealias UserDefaults = VirtualUserDefaults

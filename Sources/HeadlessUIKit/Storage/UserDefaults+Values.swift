// Modelled: full, documented
public import Foundation
import LifecycleSimulator

/// Values by type, converted as Apple's class converts them: numbers from strings and back.
extension VirtualUserDefaults {
  public func string(forKey defaultName: String) -> String? {
    switch object(forKey: defaultName) {
    case let text as String: text
    case let flag as Bool: flag ? "1" : "0"
    case let number as Int: String(number)
    case let number as Double: number == number.rounded() ? String(Int(number)) : String(number)
    case let number as Float: String(number)
    default: nil
    }
  }

  public func integer(forKey defaultName: String) -> Int {
    switch object(forKey: defaultName) {
    case let number as Int: number
    case let flag as Bool: flag ? 1 : 0
    case let number as Double: Int(exactly: number.rounded(.towardZero)) ?? 0
    case let number as Float: Int(exactly: number.rounded(.towardZero)) ?? 0
    case let text as String: Int(text) ?? 0
    default: 0
    }
  }

  public func double(forKey defaultName: String) -> Double {
    switch object(forKey: defaultName) {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let flag as Bool: flag ? 1 : 0
    case let text as String: Double(text) ?? 0
    default: 0
    }
  }

  public func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }

  public func bool(forKey defaultName: String) -> Bool {
    switch object(forKey: defaultName) {
    case let flag as Bool: flag
    case let number as Int: number != 0
    case let number as Double: number != 0
    case let text as String:
      ["yes", "true"].contains(text.lowercased()) || Int(text).map { $0 != 0 } ?? false
    default: false
    }
  }

  public func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let text as String where text.hasPrefix("/") || text.hasPrefix("~"):
      URL(fileURLWithPath: text)
    case let text as String: URL(string: text)
    case let data as Data: String(data: data, encoding: .utf8).flatMap(URL.init(string:))
    default: nil
    }
  }

  public func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }
  public func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
  public func stringArray(forKey defaultName: String) -> [String]? {
    object(forKey: defaultName) as? [String]
  }
  public func dictionary(forKey defaultName: String) -> [String: Any]? {
    object(forKey: defaultName) as? [String: Any]
  }
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  public func set(_ value: Int, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  public func set(_ value: Float, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  public func set(_ value: Double, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  public func set(_ value: Bool, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }
  public func set(_ url: URL?, forKey defaultName: String) {
    set(url.map { $0.isFileURL ? $0.path : $0.absoluteString } as Any?, forKey: defaultName)
  }
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  // MARK: Domains

  public func persistentDomain(forName domainName: String) -> [String: Any]? {
    guard let stored = Self.stored else { return platform.persistentDomain(forName: domainName) }
    let values = stored.values(in: name(of: domainName))
    return values.isEmpty ? nil : values
  }
  public func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
    guard let stored = Self.stored else {
      return platform.setPersistentDomain(domain, forName: domainName)
    }
    stored.replace(name(of: domainName), with: domain)
  }
  public func removePersistentDomain(forName domainName: String) {
    guard let stored = Self.stored else {
      return platform.removePersistentDomain(forName: domainName)
    }
    stored.replace(name(of: domainName), with: [:])
  }
  public func addSuite(named suiteName: String) {}
  public func removeSuite(named suiteName: String) {}

  /// The app's bundle identifier names the app's own defaults.
  private func name(of domain: String) -> String {
    domain == Bundle.main.bundleIdentifier ? StoredState.appDomain : domain
  }
}

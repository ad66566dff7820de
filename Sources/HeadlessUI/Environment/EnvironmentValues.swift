// Modelled: full, documented
public import Observation

/// A key for a value that a view passes to everything inside it.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view finds in its surroundings.
public struct EnvironmentValues {
  private(set) var values: [ObjectIdentifier: Any] = [:]
  /// Which keys were read through this copy, when somebody wants to know.
  private var log: KeyLog?

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      log?.keys.append(ObjectIdentifier(key))
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as! Key.Value
    }
    set {
      log?.keys.append(ObjectIdentifier(key))
      values[ObjectIdentifier(key)] = newValue
    }
  }

  /// An observable object that was put in by its type.
  public subscript<T: AnyObject & Observable>(type: T.Type) -> T? {
    get { self[ObjectKey<T>.self] }
    set { self[ObjectKey<T>.self] = newValue }
  }

  /// A copy that notes the keys that are read or written through it.
  func logging(_ log: KeyLog) -> EnvironmentValues {
    var copy = self
    copy.log = log
    return copy
  }

  /// A copy that notes nothing.
  var quiet: EnvironmentValues {
    var copy = self
    copy.log = nil
    return copy
  }
}

final class KeyLog {
  var keys: [ObjectIdentifier] = []
}

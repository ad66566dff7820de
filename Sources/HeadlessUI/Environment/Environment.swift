// Modelled: full, documented
import LifecycleSimulator
public import Observation

/// A value of the view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let path: KeyPath<EnvironmentValues, Value>
  private var slot: EnvironmentSlot<Value>?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    path = \EnvironmentValues.[requiredObject: RequiredObject<Value>()]
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    path = \EnvironmentValues.[optionalObject: RequiredObject<T>()]
  }

  @MainActor public var wrappedValue: Value {
    slot?.value ?? EnvironmentValues()[keyPath: path]
  }

  public static func _makeSlot(at address: UnsafeMutableRawPointer, _ host: PropertyHost)
    -> PropertySlot
  {
    let property = address.assumingMemoryBound(to: Self.self)
    let slot = EnvironmentSlot(property.pointee.path, host)
    property.pointee.slot = slot
    if Value.self == ScenePhase.self { slot.declareInApp() }
    return slot
  }

  public static func _install(_ slot: PropertySlot, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.slot = slot as? EnvironmentSlot<Value>
  }

  public static var _isComposite: Bool { false }
}

extension Environment: ComparableProperty {
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

/// Reads one value of the environment for one node.
final class EnvironmentSlot<Value>: PropertySlot {
  private let path: KeyPath<EnvironmentValues, Value>
  private let host: PropertyHost
  private var cached: Value?

  init(_ path: KeyPath<EnvironmentValues, Value>, _ host: PropertyHost) {
    self.path = path
    self.host = host
    super.init()
  }

  /// Notes that an app has the scene phase as a property of its own.
  @MainActor func declareInApp() {
    guard let app = host.graph.app, host.node.context.parent == nil,
      host.node.context.screen.isApp, path == \EnvironmentValues.scenePhase as AnyKeyPath
    else { return }
    app.declaredPhase.append(host.reader)
  }

  override func leave() {
    let reader = host.reader
    host.graph.app?.declaredPhase.removeAll { $0 == reader }
  }

  override func willEvaluate() { cached = nil }

  var value: Value {
    if let cached { return cached }
    let value = host.node.context.environment.read(path, by: host.reader)
    cached = value
    return value
  }
}

/// Stands for an observable object's type in a key path.
struct RequiredObject<Object>: Hashable, Sendable {}

extension EnvironmentValues {
  subscript<Object: AnyObject & Observable>(requiredObject key: RequiredObject<Object>) -> Object {
    guard let object = self[Object.self] else {
      fatalError(
        "No Observable object of type \(Object.self) found. A View.environment(_:) for "
          + "\(Object.self) may be missing as an ancestor of this view.")
    }
    return object
  }
  subscript<Object: AnyObject & Observable>(optionalObject key: RequiredObject<Object>) -> Object? {
    self[Object.self]
  }
}

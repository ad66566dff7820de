// Modelled: full, documented
import HeadlessCombine

/// An object that an ancestor put into the environment.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var slot: EnvironmentObjectSlot<ObjectType>?

  public init() {}

  @MainActor public var wrappedValue: ObjectType {
    guard let object = slot?.object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  public static func _makeSlot(at address: UnsafeMutableRawPointer, _ host: PropertyHost)
    -> PropertySlot
  {
    let slot = EnvironmentObjectSlot<ObjectType>(host)
    address.assumingMemoryBound(to: Self.self).pointee.slot = slot
    return slot
  }

  public static func _install(_ slot: PropertySlot, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.slot =
      slot as? EnvironmentObjectSlot<ObjectType>
  }

  public static var _isComposite: Bool { false }
}

extension EnvironmentObject: ComparableProperty {
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

/// The object found in the environment, and the subscription to it.
final class EnvironmentObjectSlot<Object: ObservableObject>: PropertySlot {
  private let host: PropertyHost
  private(set) var object: Object?
  private var subscription: ObjectSubscription?

  init(_ host: PropertyHost) {
    self.host = host
    super.init()
    find()
  }

  override func willEvaluate() {
    find()
    isEvaluated = true
  }

  private func find() {
    let scope = host.node.context.environment
    let found = scope.read(ObjectKey<Object>.self, by: host.reader, in: host.graph.table)
    guard found !== object || subscribesAgain else { return }
    subscription?.cancel()
    object = found
    subscription = found.map { ObjectSubscription($0, host) }
    isEvaluated = false
  }

  /// Whether the view has been evaluated since it subscribed.
  private var isEvaluated = false
  private var subscribesAgain: Bool {
    isEvaluated && object != nil && host.subscribesAgain(to: Object.self)
  }

  override func leave() {
    subscription?.cancel()
    subscription = nil
  }
}

/// The environment's key of an object, by its type.
enum ObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

// Modelled: full, documented
import HeadlessCombine

/// An object that a view owns: made once with the view's node.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var slot: StateObjectSlot<ObjectType>?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  @MainActor public var wrappedValue: ObjectType {
    // A view that is not on the screen has no node: the platform makes an object of its own.
    slot?.object ?? make()
  }

  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  public static func _makeSlot(at address: UnsafeMutableRawPointer, _ host: PropertyHost)
    -> PropertySlot
  {
    let property = address.assumingMemoryBound(to: Self.self)
    let slot = StateObjectSlot(property.pointee.make, host)
    property.pointee.slot = slot
    return slot
  }

  public static func _install(_ slot: PropertySlot, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.slot = slot as? StateObjectSlot<ObjectType>
  }

  public static var _isComposite: Bool { false }
}

extension StateObject: ComparableProperty {
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

/// The object of a `@StateObject`, made when it is first asked for.
final class StateObjectSlot<Object: ObservableObject>: PropertySlot {
  private var make: (() -> Object)?
  private let host: PropertyHost
  private var made: Object?
  private var subscription: ObjectSubscription?

  init(_ make: @escaping () -> Object, _ host: PropertyHost) {
    self.make = make
    self.host = host
    super.init()
  }

  var object: Object {
    if let made { return made }
    guard let make else { fatalError("a state object is made once") }
    let object = host.graph.table.untracked(make)
    made = object
    self.make = nil
    subscription = ObjectSubscription(object, host)
    return object
  }

  override func willEvaluate() { _ = object }

  override func leave() {
    subscription?.cancel()
    subscription = nil
  }
}

// Modelled: full, documented
public import HeadlessCombine

/// An object that the focused view, or its scene, passes on: the view follows its changes.
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup @frozen public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { Binding(location: ObjectLocation(object, keyPath)) }
  }

  private var slot: FocusedObjectSlot<ObjectType>?

  public init() {}

  @MainActor public var wrappedValue: ObjectType? { slot?.object }
  @MainActor public var projectedValue: Wrapper? { slot?.object.map { Wrapper(object: $0) } }

  public static func _makeSlot(at address: UnsafeMutableRawPointer, _ host: PropertyHost)
    -> PropertySlot
  {
    let slot = FocusedObjectSlot<ObjectType>(host)
    address.assumingMemoryBound(to: Self.self).pointee.slot = slot
    return slot
  }
  public static func _install(_ slot: PropertySlot, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.slot =
      slot as? FocusedObjectSlot<ObjectType>
  }
  public static var _isComposite: Bool { false }
}

extension FocusedObject: ComparableProperty {
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

/// The object that is passed on now, and the subscription to it.
final class FocusedObjectSlot<Object: ObservableObject>: PropertySlot {
  private let host: PropertyHost
  private var found: Object?
  private var subscription: ObjectSubscription?

  init(_ host: PropertyHost) {
    self.host = host
    super.init()
  }

  var object: Object? {
    let now = host.graph.focusedValues.values[FocusedObjectKey<Object>.self]
    if now !== found {
      subscription?.cancel()
      found = now
      subscription = now.map { ObjectSubscription($0, host) }
    }
    return now
  }

  override func leave() {
    subscription?.cancel()
    subscription = nil
  }
}

// Modelled: full, documented
import HeadlessCombine

/// An object that somebody else owns: the view follows its changes.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup @frozen public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> { Binding(location: ObjectLocation(object, keyPath)) }
  }

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { self.wrappedValue = initialValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public static func _makeSlot(at address: UnsafeMutableRawPointer, _ host: PropertyHost)
    -> PropertySlot
  {
    let slot = ObservedSlot<ObjectType>(host)
    slot.observe(address.assumingMemoryBound(to: Self.self).pointee.wrappedValue)
    return slot
  }

  public static func _install(_ slot: PropertySlot, at address: UnsafeMutableRawPointer) {
    (slot as? ObservedSlot<ObjectType>)?
      .observe(address.assumingMemoryBound(to: Self.self).pointee.wrappedValue)
  }

  public static var _isComposite: Bool { false }
}

extension ObservedObject: ComparableProperty {
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    old.assumingMemoryBound(to: Self.self).pointee.wrappedValue
      === new.assumingMemoryBound(to: Self.self).pointee.wrappedValue
  }
}

/// The subscription to the object that the view shows now.
final class ObservedSlot<Object: ObservableObject>: PropertySlot {
  private let host: PropertyHost
  private(set) var object: Object?
  private var subscription: ObjectSubscription?

  /// Whether the view has been evaluated since it subscribed.
  private var isEvaluated = false

  init(_ host: PropertyHost) {
    self.host = host
    super.init()
  }

  func observe(_ object: Object) {
    guard object !== self.object else { return }
    self.object = object
    subscribe(to: object)
  }

  private func subscribe(to object: Object) {
    subscription?.cancel()
    subscription = ObjectSubscription(object, host)
    isEvaluated = false
  }

  override func willEvaluate() {
    if isEvaluated, let object, host.subscribesAgain(to: Object.self) { subscribe(to: object) }
    isEvaluated = true
  }

  override func leave() {
    subscription?.cancel()
    subscription = nil
  }
}

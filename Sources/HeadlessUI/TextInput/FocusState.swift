// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// Which field of a view has the keyboard: it follows focus, and focus follows it.
///
/// What the app sets is granted at the end of the turn. A value for which there is no field is
/// taken back then.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to focus.
  @propertyWrapper public struct Binding {
    let box: FocusBox<Value>?
    let unset: Value
    public var wrappedValue: Value {
      get { box?.current ?? unset }
      nonmutating set { box?.request(newValue) }
    }
    public var projectedValue: Binding { self }
  }

  private let unset: Value
  private var box: FocusBox<Value>?

  public init() where Value == Bool { unset = false }
  public init<T: Hashable>() where Value == T? { unset = nil }

  public var wrappedValue: Value {
    get { box?.current ?? unset }
    nonmutating set { box?.request(newValue) }
  }
  public var projectedValue: Binding { Binding(box: box, unset: unset) }

  public static func _makeSlot(at address: UnsafeMutableRawPointer, _ host: PropertyHost)
    -> PropertySlot
  {
    let property = address.assumingMemoryBound(to: Self.self)
    let box = FocusBox(unset: property.pointee.unset, host.graph)
    property.pointee.box = box
    return FocusSlot(box)
  }

  public static func _install(_ slot: PropertySlot, at address: UnsafeMutableRawPointer) {
    guard let slot = slot as? FocusSlot<Value> else { return }
    address.assumingMemoryBound(to: Self.self).pointee.box = slot.box
  }
  public static var _isComposite: Bool { false }
}

extension FocusState: ComparableProperty {
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

private final class FocusSlot<Value: Hashable>: PropertySlot {
  let box: FocusBox<Value>
  init(_ box: FocusBox<Value>) {
    self.box = box
    super.init()
  }
}

// Modelled: full, documented
/// A value that a view owns: made with the view's node, kept as long as the node lives.
///
/// The initial value counts when the node is made; later ones are ignored, also from `init`.
/// Source: Apple, `State`.
@propertyWrapper public struct State<Value>: DynamicProperty {
  var initial: Value
  var box: ValueBox<Value>?

  public init(wrappedValue: Value) { initial = wrappedValue }
  public init(initialValue: Value) { initial = initialValue }

  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(location: box)
  }

  public static func _makeSlot(at address: UnsafeMutableRawPointer, _ host: PropertyHost)
    -> PropertySlot
  {
    let state = address.assumingMemoryBound(to: Self.self)
    let box = ValueBox(state.pointee.initial, host.graph.table)
    state.pointee.box = box
    return StateSlot(box)
  }

  public static func _install(_ slot: PropertySlot, at address: UnsafeMutableRawPointer) {
    guard let slot = slot as? StateSlot<Value> else { return }
    address.assumingMemoryBound(to: Self.self).pointee.box = slot.box
  }

  public static var _isComposite: Bool { false }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: ComparableProperty {
  /// A later initial value does not count.
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

final class StateSlot<Value>: PropertySlot {
  let box: ValueBox<Value>
  init(_ box: ValueBox<Value>) {
    self.box = box
    super.init()
  }
}

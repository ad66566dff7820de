// Modelled: full, documented

/// A value that a gesture changes while it lasts, and that is back when it has ended.
///
/// Source: Apple, `GestureState`: it is reset also when the system cancels the gesture.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void
  private var box: ValueBox<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) { _, _ in } }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetting = reset
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  public var wrappedValue: Value { box?.value ?? initial }
  public var projectedValue: GestureState<Value> { self }

  func change(_ body: (inout Value) -> Void) { box?.modify(body) }

  func reset() {
    guard let box else { return }
    var transaction = Transaction()
    resetting(box.untracked, &transaction)
    withTransaction(transaction) { box.value = initial }
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

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension GestureState: ComparableProperty {
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

// Modelled: full, documented
public import Observation

/// A value that the focused view, or its scene, passes on; nil where none does.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let path: KeyPath<FocusedValues, Value?>
  private var slot: FocusedSlot?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { path = keyPath }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    path = \FocusedValues.[object: FocusedObjectKey<Value>()]
  }

  @MainActor public var wrappedValue: Value? { slot?.hub.values[keyPath: path] }

  public static func _makeSlot(at address: UnsafeMutableRawPointer, _ host: PropertyHost)
    -> PropertySlot
  {
    let slot = FocusedSlot(host.graph.focusedValues)
    address.assumingMemoryBound(to: Self.self).pointee.slot = slot
    return slot
  }
  public static func _install(_ slot: PropertySlot, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.slot = slot as? FocusedSlot
  }
  public static var _isComposite: Bool { false }
}

extension FocusedValue: ComparableProperty {
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

/// What is behind a binding that the focused view, or its scene, passes on.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  private let path: KeyPath<FocusedValues, Binding<Value>?>
  private var slot: FocusedSlot?

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { path = keyPath }

  @MainActor private var binding: Binding<Value>? { slot?.hub.values[keyPath: path] }

  @MainActor public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  @MainActor public var projectedValue: Binding<Value?> {
    let copy = self
    return Binding(
      get: { MainActor.assumeIsolated { Sent(copy.wrappedValue) }.value },
      set: { value in
        let value = Sent(value)
        MainActor.assumeIsolated { copy.wrappedValue = value.value }
      })
  }

  public static func _makeSlot(at address: UnsafeMutableRawPointer, _ host: PropertyHost)
    -> PropertySlot
  {
    let slot = FocusedSlot(host.graph.focusedValues)
    address.assumingMemoryBound(to: Self.self).pointee.slot = slot
    return slot
  }
  public static func _install(_ slot: PropertySlot, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.slot = slot as? FocusedSlot
  }
  public static var _isComposite: Bool { false }
}

extension FocusedBinding: ComparableProperty {
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

/// A value that stays on its thread.
///
/// Unchecked: one simulation runs on one thread, the main actor's.
private struct Sent<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Where a property finds the values.
final class FocusedSlot: PropertySlot {
  let hub: FocusedValueHub
  init(_ hub: FocusedValueHub) {
    self.hub = hub
    super.init()
  }
}

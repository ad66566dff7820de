// Modelled: full, documented
import Observation

extension Binding {
  /// A binding to an optional with this value inside; nil cannot be written through it.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(location: WrappedLocation(base.location))
    transaction = base.transaction
  }

  /// A binding to the value inside an optional, while there is one.
  ///
  /// The binding traps when it is read after the value has gone, as the platform's does.
  public init?(_ base: Binding<Value?>) {
    guard base.wrappedValue != nil else { return nil }
    self.init(location: UnwrappedLocation(base.location))
    transaction = base.transaction
  }

  /// A binding to the value with its type erased; a value of another type cannot be written.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(location: HashableLocation(base.location))
    transaction = base.transaction
  }
}

/// The value inside an optional.
private final class UnwrappedLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let base: BindingLocation<Value?>
  init(_ base: BindingLocation<Value?>) { self.base = base }
  override var tracksReads: Bool { base.tracksReads }
  override var isUnwrapped: Bool { true }
  override var isGone: Bool { base.isGone || (base.peeked ?? base.value) == nil }
  override var value: Value {
    get { base.value! }
    set { base.value = newValue }
  }
  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? UnwrappedLocation<Value>).map { base.isSame(as: $0.base) } ?? false
  }
}

/// A value as an optional that always has one.
private final class WrappedLocation<Value>: BindingLocation<Value?>, @unchecked Sendable {
  private let base: BindingLocation<Value>
  init(_ base: BindingLocation<Value>) { self.base = base }
  override var tracksReads: Bool { base.tracksReads }
  override var isGone: Bool { base.isGone }
  override var value: Value? {
    get { base.value }
    set { if let newValue { base.value = newValue } }
  }
  override func isSame(as other: BindingLocation<Value?>) -> Bool {
    (other as? WrappedLocation<Value>).map { base.isSame(as: $0.base) } ?? false
  }
}

/// A value with its type erased.
private final class HashableLocation<Value: Hashable>: BindingLocation<AnyHashable>,
  @unchecked Sendable
{
  private let base: BindingLocation<Value>
  init(_ base: BindingLocation<Value>) { self.base = base }
  override var tracksReads: Bool { base.tracksReads }
  override var isGone: Bool { base.isGone }
  override var value: AnyHashable {
    get { AnyHashable(base.value) }
    set { if let value = newValue.base as? Value { base.value = value } }
  }
  override func isSame(as other: BindingLocation<AnyHashable>) -> Bool {
    (other as? HashableLocation<Value>).map { base.isSame(as: $0.base) } ?? false
  }
}

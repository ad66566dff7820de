// Modelled: full, documented

/// A two-way connection to a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let location: BindingLocation<Value>
  public var transaction = Transaction()

  init(location: BindingLocation<Value>) { self.location = location }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ClosureLocation(get: get, set: { set($0, Transaction.current) })
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {
      if transaction.isPlain {
        location.value = newValue
        return
      }
      withTransaction(transaction) { location.value = newValue }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>)
    -> Binding<Subject>
  {
    var binding = Binding<Subject>(location: ProjectedLocation(location, keyPath))
    if !transaction.isPlain { binding.transaction = transaction }
    return binding
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {
  public static func _makeSlot(at address: UnsafeMutableRawPointer, _ host: PropertyHost)
    -> PropertySlot
  { PropertySlot() }
  public static func _install(_ slot: PropertySlot, at address: UnsafeMutableRawPointer) {}
  public static var _isComposite: Bool { false }
}

extension Binding: ComparableProperty {
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let (old, new) = (
      old.assumingMemoryBound(to: Self.self), new.assumingMemoryBound(to: Self.self)
    )
    return new.pointee.location.tracksReads
      && old.pointee.location.isSame(as: new.pointee.location)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: ElementLocation(location, index: position, isEqual: nil))
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

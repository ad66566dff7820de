import Observation

/// The place that a binding reads and writes.
class BindingLocation<Value>: @unchecked Sendable {
  var value: Value {
    get { fatalError("a location has a value") }
    set { fatalError("a location has a value") }
  }

  /// Changes the value in place where the location can.
  func modify(_ body: (inout Value) -> Void) {
    var copy = value
    body(&copy)
    value = copy
  }

  /// Reads the value on behalf of a reader that only cares whether a condition still holds.
  ///
  /// The condition is asked at each write, with the new value: while it holds, the reader is up to
  /// date. Returns nil when the location cannot ask; then nothing was read.
  func read(while condition: @escaping (Value) -> Bool) -> Value? { nil }

  /// The value, read on nobody's behalf; nil when the location cannot tell.
  var peeked: Value? { nil }

  /// Whether a reader of the value is told of each change. Where it is not, a view with a binding
  /// to the same place may still have another value to show.
  var tracksReads: Bool { false }

  /// Whether the value is inside an optional, which may be nil by now.
  var isUnwrapped: Bool { false }

  /// Whether the value is read and written by a pair of closures of the app.
  var isMadeOfClosures: Bool { false }

  /// Whether the value was inside something that is not there any more: it can be neither read nor
  /// written. Ask where nobody is reading: what is around the value is looked at.
  var isGone: Bool { false }

  /// Whether another location is the same place.
  func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
}

/// A part of another location's value.
final class ProjectedLocation<Root, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let root: BindingLocation<Root>
  private let path: WritableKeyPath<Root, Value>

  init(_ root: BindingLocation<Root>, _ path: WritableKeyPath<Root, Value>) {
    self.root = root
    self.path = path
  }

  override var value: Value {
    get { root.value[keyPath: path] }
    set { root.modify { $0[keyPath: path] = newValue } }
  }

  override func modify(_ body: (inout Value) -> Void) {
    root.modify { body(&$0[keyPath: path]) }
  }

  /// Only stored properties can be asked at any time; a subscript may trap.
  private var isStored: Bool { MemoryLayout<Root>.offset(of: path) != nil }

  override func read(while condition: @escaping (Value) -> Bool) -> Value? {
    guard isStored else { return nil }
    let path = path
    return root.read { condition($0[keyPath: path]) }?[keyPath: path]
  }

  override var tracksReads: Bool { root.tracksReads }
  override var isGone: Bool { root.isGone }
  override var isMadeOfClosures: Bool { root.isMadeOfClosures }
  override var isUnwrapped: Bool { root.isUnwrapped }

  override var peeked: Value? { isStored ? root.peeked?[keyPath: path] : nil }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    if self === other { return true }
    guard let other = other as? ProjectedLocation<Root, Value> else { return false }
    return path == other.path && root.isSame(as: other.root)
  }
}

/// A part of an object.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value>, @unchecked Sendable {
  private let object: Object
  private let path: ReferenceWritableKeyPath<Object, Value>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.path = path
  }

  override var value: Value {
    get { object[keyPath: path] }
    set { object[keyPath: path] = newValue }
  }

  /// Observation tells of each property; an `ObservableObject` tells those who observe it.
  override var tracksReads: Bool { Object.self is any Observable.Type }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && path == other.path
  }
}

/// A pair of closures.
final class ClosureLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let get: () -> Value
  private let set: (Value) -> Void
  private let isOfApp: Bool

  /// - Parameter isOfApp: Whether the app has made the closures, or those around which they are.
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, isOfApp: Bool = true) {
    self.get = get
    self.set = set
    self.isOfApp = isOfApp
  }

  override var value: Value {
    get { get() }
    set { set(newValue) }
  }
  override var isMadeOfClosures: Bool { isOfApp }
}

/// A value that never changes; writes go nowhere.
final class ConstantLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let constant: Value
  override var tracksReads: Bool { true }
  init(_ value: Value) { constant = value }
  override var value: Value {
    get { constant }
    set {}
  }
}

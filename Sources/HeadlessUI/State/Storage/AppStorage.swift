// Modelled: full, documented
public import HeadlessUIKit
import LifecycleSimulator

/// A value in the defaults of the app, which a view follows.
///
/// It is written at once, and every view with the same key shows it in the same turn. Source:
/// Apple, `AppStorage`.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let initial: Value
  private let coding: StoredCoding<Value>
  private var location: DefaultsLocation<Value>?

  init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ coding: StoredCoding<Value>) {
    self.key = key
    self.store = store
    self.initial = initial
    self.coding = coding
  }

  /// Where the value is read outside of views, as in an object that the app made.
  private var place: DefaultsLocation<Value> {
    location ?? DefaultsLocation(initial, key, store ?? .standard, coding, nil)
  }

  public var wrappedValue: Value {
    get { place.value }
    nonmutating set { place.value = newValue }
  }

  public var projectedValue: Binding<Value> { Binding(location: place) }

  public static func _makeSlot(at address: UnsafeMutableRawPointer, _ host: PropertyHost)
    -> PropertySlot
  {
    let slot = AppStorageSlot<Value>(host)
    _install(slot, at: address)
    return slot
  }

  public static func _install(_ slot: PropertySlot, at address: UnsafeMutableRawPointer) {
    guard let slot = slot as? AppStorageSlot<Value> else { return }
    let property = address.assumingMemoryBound(to: Self.self)
    let (key, store) = (property.pointee.key, property.pointee.store)
    property.pointee.location = slot.location(key, store) { store, table in
      DefaultsLocation(property.pointee.initial, key, store, property.pointee.coding, table)
    }
  }

  public static var _isComposite: Bool { false }
}

extension AppStorage: ComparableProperty {
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let (old, new) = (
      old.assumingMemoryBound(to: Self.self), new.assumingMemoryBound(to: Self.self)
    )
    return old.pointee.key == new.pointee.key && old.pointee.store === new.pointee.store
  }
}

/// The place that one property of one node shows now.
final class AppStorageSlot<Value>: PropertySlot {
  private let host: PropertyHost
  private var made: DefaultsLocation<Value>?

  init(_ host: PropertyHost) {
    self.host = host
    super.init()
  }

  func location(
    _ key: String, _ store: UserDefaults?,
    make: (UserDefaults, DependencyTable) -> DefaultsLocation<Value>
  ) -> DefaultsLocation<Value> {
    let store =
      store
      ?? host.node.context.environment.read(
        DefaultStoreKey.self, by: host.reader, in: host.graph.table) ?? .standard
    if let made, made.key == key, made.store.domain == store.domain { return made }
    let location = make(store, host.graph.table)
    made = location
    return location
  }
}

/// A key of the defaults.
final class DefaultsLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  let key: String
  let store: UserDefaults
  private let initial: Value
  private let coding: StoredCoding<Value>
  /// Nil where nobody follows the value.
  private let table: DependencyTable?
  private var edges: [DependencyTable.Edge] = []

  init(
    _ initial: Value, _ key: String, _ store: UserDefaults, _ coding: StoredCoding<Value>,
    _ table: DependencyTable?
  ) {
    self.initial = initial
    self.key = key
    self.store = store
    self.coding = coding
    self.table = table
    super.init()
    guard table != nil else { return }
    UserDefaults.stored?.observe(store.domain, for: self) { [weak self] changed in
      guard let self, changed == self.key else { return }
      self.table?.invalidate(&self.edges)
    }
  }

  override var value: Value {
    get {
      table?.noteRead(&edges)
      return store.object(forKey: key).flatMap(coding.decode) ?? initial
    }
    set {
      if let stored = coding.encode(newValue) {
        store.set(stored, forKey: key)
      } else {
        store.removeObject(forKey: key)
      }
    }
  }

  override var tracksReads: Bool { table != nil }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? DefaultsLocation<Value> else { return false }
    return key == other.key && store.domain == other.store.domain
  }
}

enum DefaultStoreKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension View {
  /// The defaults that `@AppStorage` inside means when it names none.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    EnvironmentContent(content: self) { $0[DefaultStoreKey.self] = store }
  }
}

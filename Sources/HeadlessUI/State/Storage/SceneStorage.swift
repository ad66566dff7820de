// Modelled: full, documented
import LifecycleSimulator

/// A value in the state of the scene, which comes back with the scene after a relaunch.
///
/// It is kept for the next process when the scene enters the background, and it is destroyed with
/// the scene, as a kill in the app switcher does. Sources: Apple, `SceneStorage`; evidence
/// scenestorage-no-write-guarantee.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let coding: StoredCoding<Value>
  private var location: SceneLocation<Value>?

  init(_ initial: Value, _ key: String, _ coding: StoredCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    location.map(Binding.init(location:)) ?? .constant(initial)
  }

  public static func _makeSlot(at address: UnsafeMutableRawPointer, _ host: PropertyHost)
    -> PropertySlot
  {
    let property = address.assumingMemoryBound(to: Self.self)
    let slot = SceneStorageSlot(
      SceneLocation(
        property.pointee.initial, property.pointee.key, property.pointee.coding, host.graph))
    property.pointee.location = slot.location
    return slot
  }

  public static func _install(_ slot: PropertySlot, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.location =
      (slot as? SceneStorageSlot<Value>)?.location
  }

  public static var _isComposite: Bool { false }
}

extension SceneStorage: ComparableProperty {
  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

final class SceneStorageSlot<Value>: PropertySlot {
  let location: SceneLocation<Value>
  init(_ location: SceneLocation<Value>) {
    self.location = location
    super.init()
  }
}

/// A key of the scene's state.
final class SceneLocation<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let key: String
  private let initial: Value
  private let coding: StoredCoding<Value>
  private let stored: StoredState
  private let readers: SceneReaders

  @MainActor init(
    _ initial: Value, _ key: String, _ coding: StoredCoding<Value>, _ graph: ViewGraph
  ) {
    self.initial = initial
    self.key = key
    self.coding = coding
    stored = graph.simulator.stored
    readers = graph.sceneReaders
  }

  override var value: Value {
    get {
      readers.note(key)
      return stored.sceneValue(key, of: SceneReaders.scene).flatMap(coding.decode) ?? initial
    }
    set {
      stored.setSceneValue(coding.encode(newValue), key, of: SceneReaders.scene)
      readers.invalidate(key)
    }
  }

  override var tracksReads: Bool { true }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? SceneLocation<Value>)?.key == key
  }
}

/// Who reads which key of the scene's state.
///
/// Unchecked: one simulation runs on one thread.
final class SceneReaders: @unchecked Sendable {
  /// The one scene of a simulation.
  static let scene = 0
  private let table: DependencyTable
  private var edges: [String: [DependencyTable.Edge]] = [:]

  init(_ table: DependencyTable) { self.table = table }

  func note(_ key: String) { table.noteRead(&edges[key, default: []]) }
  func invalidate(_ key: String) { table.invalidate(&edges[key, default: []]) }
}

import LifecycleSimulator

/// The environment of a part of the graph, and who read what of it.
@MainActor final class EnvironmentScope {
  /// The values, made when they are first asked for.
  private var made: EnvironmentValues?
  private let parent: EnvironmentScope?
  private var children: [WeakScope] = []
  /// The slots of the nodes that read a key here.
  private var readers: [ObjectIdentifier: Set<Int32>] = [:]
  private let table: DependencyTable
  private var currentTransform: ((inout EnvironmentValues) -> Void)?

  /// Whether the transform may turn controls off.
  private let changesEnabled: Bool

  init(
    inheriting parent: EnvironmentScope?, table: DependencyTable, changesEnabled: Bool = true,
    _ transform: ((inout EnvironmentValues) -> Void)?
  ) {
    self.parent = parent
    self.table = table
    self.changesEnabled = changesEnabled
    currentTransform = transform
    parent?.children.append(WeakScope(scope: self))
  }

  var values: EnvironmentValues {
    if let made { return made }
    var values = parent?.values ?? EnvironmentValues()
    currentTransform?(&values)
    made = values
    return values
  }

  /// Whether controls are on; asked for every control that is looked at.
  var isEnabled: Bool {
    changesEnabled || made != nil ? values.isEnabled : parent?.isEnabled ?? true
  }

  /// Reads a key on behalf of a node.
  func read<Key: EnvironmentKey>(_ key: Key.Type, by reader: Int32, in table: DependencyTable)
    -> Key.Value
  {
    note(ObjectIdentifier(key), by: reader)
    return values[key]
  }

  /// Reads a property on behalf of a node.
  func read<Value>(_ path: KeyPath<EnvironmentValues, Value>, by reader: Int32) -> Value {
    let log = KeyLog()
    let value = values.logging(log)[keyPath: path]
    for key in log.keys { note(key, by: reader) }
    return value
  }

  /// Notes what was read through a copy that logs its keys.
  func note(_ log: KeyLog, by reader: Int32) {
    for key in log.keys { note(key, by: reader) }
  }

  private func note(_ key: ObjectIdentifier, by reader: Int32) {
    readers[key, default: []].insert(reader)
  }

  /// Takes another transform; readers of keys whose values changed are out of date.
  func change(
    changed keys: [ObjectIdentifier], _ transform: @escaping (inout EnvironmentValues) -> Void
  ) {
    currentTransform = transform
    recompute(changed: keys)
  }

  /// Reads again what the scope's own transform depends on.
  func refresh<Key: EnvironmentKey>(_ key: Key.Type) { recompute(changed: [ObjectIdentifier(key)]) }

  private func recompute(changed keys: [ObjectIdentifier]) {
    made = nil
    for key in keys {
      guard let slots = readers.removeValue(forKey: key) else { continue }
      for slot in slots.sorted() { table.markDirty(slot) }
    }
    children.removeAll { $0.scope == nil }
    for child in children { child.scope?.recompute(changed: keys) }
  }

  private struct WeakScope {
    weak var scope: EnvironmentScope?
  }
}

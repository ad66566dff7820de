/// How the records in a value of one type are read: found out once a type, by reflection.
///
/// A plan reads through a pointer to the value, so that reading a record moves no existential and
/// makes no mirror. Only fields that hold references are looked at with `Mirror`, because their
/// storage may be weak and reflection does not say so.
@MainActor class ReadingPlan {
  /// Whether the values may be told apart by `Identifiable` ids or else by their contents.
  func identity(_ pointer: UnsafeRawPointer) -> AnyHashable? { nil }
  /// Whether a value has a record of its own, rather than records of its parts.
  var isLeaf: Bool { true }
  /// Whether its records are called after its parts alone when it is the only property asked for.
  var isComposite: Bool { false }
  /// What the whole value says; tells elements of plain collections apart.
  func summary(_ pointer: UnsafeRawPointer) -> String { "" }

  func read(
    _ pointer: UnsafeRawPointer, at node: ReadingNode, position: Int32,
    into snapshot: inout RecordSnapshot
  ) {}

  /// How deep parts of parts are followed; deeper ones are no records that a person knows.
  static let deepest = 8

  /// The plan of a type.
  ///
  /// The plans are a cache of what the compiler wrote into the type's metadata: no run can change
  /// them, so they are shared by all runs of the process.
  static func of(_ type: Any.Type) -> ReadingPlan {
    let key = ObjectIdentifier(type)
    if let plan = cache[key] { return plan }
    // A type that contains itself finds this one while its own plan is being made.
    let placeholder = DeferredPlan(type)
    cache[key] = placeholder
    let plan = PlanBuilding.make(type)
    cache[key] = plan
    return plan
  }
  private static var cache: [ObjectIdentifier: ReadingPlan] = [:]
}

/// The place of a value among the records of one run: its id and those of its parts.
@MainActor final class ReadingNode {
  let id: String
  let depth: Int
  /// In the order of the plan's parts.
  var children: [ReadingNode] = []
  /// Identities of a collection's elements.
  var tracker = SequenceTracker()
  var elements: [AnyHashable] = []
  var elementNodes: [ReadingNode] = []
  /// Elements that are gone; one that comes back is the same record.
  var departed: [AnyHashable: ReadingNode] = [:]
  var nextElement = 0

  init(id: String, depth: Int) {
    self.id = id
    self.depth = depth
  }

  /// The node of a part, named after it.
  func child(_ index: Int, _ name: String) -> ReadingNode {
    if index < children.count { return children[index] }
    let node = ReadingNode(id: id.isEmpty ? name : "\(id).\(name)", depth: depth + 1)
    children.append(node)
    return node
  }
}

/// A plan that is looked up when it is used.
final class DeferredPlan: ReadingPlan {
  private let type: Any.Type
  init(_ type: Any.Type) { self.type = type }
  private var plan: ReadingPlan { ReadingPlan.of(type) }

  override var isLeaf: Bool { plan.isLeaf }
  override var isComposite: Bool { plan.isComposite }
  override func identity(_ pointer: UnsafeRawPointer) -> AnyHashable? { plan.identity(pointer) }
  override func summary(_ pointer: UnsafeRawPointer) -> String { plan.summary(pointer) }
  override func read(
    _ pointer: UnsafeRawPointer, at node: ReadingNode, position: Int32,
    into snapshot: inout RecordSnapshot
  ) { plan.read(pointer, at: node, position: position, into: &snapshot) }
}

/// Reads the records in the value of one property.
@MainActor struct RecordReader {
  private let node: ReadingNode

  /// - Parameter name: What record ids begin with; empty when there is only one property.
  init(name: String, isOnly: Bool) {
    node = ReadingNode(id: isOnly ? "" : name, depth: 0)
    leaf = ReadingNode(id: name, depth: 0)
  }
  private let leaf: ReadingNode

  func read(_ value: Any, into snapshot: inout RecordSnapshot) {
    func open<Value>(_ value: Value) {
      let plan = ReadingPlan.of(Value.self)
      // A property that is no composite, and a collection, are called by the property's name.
      let place = plan.isComposite ? node : leaf
      withUnsafePointer(to: value) { pointer in
        plan.read(UnsafeRawPointer(pointer), at: place, position: -1, into: &snapshot)
      }
    }
    _openExistential(value, do: open)
  }
}

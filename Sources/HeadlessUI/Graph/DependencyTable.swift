/// Who read what: the edges from values to the nodes that read them, and which nodes are out of
/// date.
///
/// Nodes are known by slots. An edge is good as long as its version is the slot's version: a node
/// that is evaluated again gets a new version, so that old edges need no removal. A value that is
/// written drops its edges after walking them, since every reader will read again.
///
/// Unchecked: one simulation runs on one thread, and a table belongs to one simulation.
final class DependencyTable: @unchecked Sendable {
  struct Edge {
    var slot: Int32
    var version: UInt32
  }

  @exclusivity(unchecked) private(set) var versions: [UInt32] = []
  @exclusivity(unchecked) private var isDirty: [Bool] = []
  @exclusivity(unchecked) private var free: [Int32] = []
  @exclusivity(unchecked) private var nextVersion: UInt32 = 1
  /// The nodes out of date, in the order of their invalidation.
  @exclusivity(unchecked) var dirty: [Int32] = []
  /// The slot of the node being evaluated, or -1.
  @exclusivity(unchecked) private(set) var reader: Int32 = -1
  /// Whether view code is being evaluated, so that a write is a misuse.
  @exclusivity(unchecked) private(set) var evaluations = 0
  /// How many node bodies were evaluated so far.
  @exclusivity(unchecked) var evaluationCount = 0
  /// Writes made during an evaluation.
  var writesDuringUpdate = 0
  /// Nodes that are out of date from the next turn on, as objects have told during an evaluation.
  @exclusivity(unchecked) private(set) var deferred: [Edge] = []
  /// Whether reads of values that the presenter has not rendered give the value before, as some
  /// platforms do when a sheet is first presented.
  var readsLastRendered = false
  /// Whether an object that views observe has changed since the last update.
  @exclusivity(unchecked) private(set) var objectsChanged = false
  /// Whether values written in this turn remember what they were before.
  var keepsValuesBefore = false
  /// Whether also values that somebody reads remember what they were before.
  var keepsReadValuesBefore = false
  /// Whether reads give the value before this turn, whoever reads it.
  private(set) var readsValuesBefore = false
  /// Whether one of these reads has met a value that had changed.
  var hasReadValueBefore = false
  /// Called once at the end of the turn, by values that remember what they were before it.
  private var turnEndings: [() -> Void] = []

  func makeSlot() -> Int32 {
    if let slot = free.popLast() { return slot }
    versions.append(0)
    isDirty.append(false)
    return Int32(versions.count - 1)
  }

  func freeSlot(_ slot: Int32) {
    versions[Int(slot)] = 0
    isDirty[Int(slot)] = false
    free.append(slot)
  }

  /// Begins an evaluation; returns the reader before, for `end`.
  func begin(_ slot: Int32) -> Int32 {
    let outer = reader
    reader = slot
    evaluations += 1
    versions[Int(slot)] = nextVersion
    nextVersion &+= 1
    isDirty[Int(slot)] = false
    return outer
  }

  /// Goes on with an evaluation: what it has read so far still counts. Ends with `end`.
  func resume(_ slot: Int32) -> Int32 {
    let outer = reader
    reader = slot
    evaluations += 1
    if versions[Int(slot)] == 0 {
      versions[Int(slot)] = nextVersion
      nextVersion &+= 1
    }
    return outer
  }

  func end(_ outer: Int32) {
    evaluations -= 1
    reader = outer
  }

  /// Reads nothing on anybody's behalf while the body runs.
  func untracked<R>(_ body: () throws -> R) rethrows -> R {
    let outer = reader
    reader = -1
    defer { reader = outer }
    return try body()
  }

  @inline(__always) func noteRead(_ edges: inout [Edge]) {
    guard reader >= 0 else { return }
    let version = versions[Int(reader)]
    if let last = edges.last, last.slot == reader, last.version == version { return }
    if edges.count >= 16, edges.count & (edges.count - 1) == 0 { compact(&edges) }
    edges.append(Edge(slot: reader, version: version))
  }

  /// The edge to the node being evaluated.
  var currentEdge: Edge? {
    reader >= 0 ? Edge(slot: reader, version: versions[Int(reader)]) : nil
  }

  func isCurrent(_ edge: Edge) -> Bool { versions[Int(edge.slot)] == edge.version }

  func invalidate(_ edge: Edge) {
    if evaluations > 0 { writesDuringUpdate += 1 }
    markDirty(edge.slot)
  }

  func invalidate(_ edges: inout [Edge]) {
    if evaluations > 0 { writesDuringUpdate += 1 }
    for edge in edges where versions[Int(edge.slot)] == edge.version { markDirty(edge.slot) }
    edges.removeAll(keepingCapacity: true)
  }

  /// Whether any node that exists has read the value since its last evaluation.
  func hasReaders(_ edges: [Edge]) -> Bool {
    edges.contains { versions[Int($0.slot)] == $0.version }
  }

  func markDirty(_ slot: Int32) {
    guard versions[Int(slot)] != 0, !isDirty[Int(slot)] else { return }
    isDirty[Int(slot)] = true
    dirty.append(slot)
  }

  /// Reads all values as they were before this turn while the body runs.
  ///
  /// - Returns: Whether any value that was read had changed in this turn.
  func readingValuesBefore(_ body: () -> Void) -> Bool {
    readsValuesBefore = true
    hasReadValueBefore = false
    body()
    readsValuesBefore = false
    return hasReadValueBefore
  }

  /// The node is out of date, but is brought up to date in the next turn.
  func markDirtyLater(_ slot: Int32) {
    guard versions[Int(slot)] != 0, !isDirty[Int(slot)] else { return }
    deferred.append(Edge(slot: slot, version: versions[Int(slot)]))
  }

  /// The turn has come; a node that was evaluated since is up to date. Returns whether any is not.
  func takeDeferred() -> Bool {
    guard !deferred.isEmpty else { return false }
    let (now, count) = (deferred, dirty.count)
    deferred.removeAll(keepingCapacity: true)
    for edge in now where isCurrent(edge) { markDirty(edge.slot) }
    return dirty.count > count
  }

  /// The nodes that are out of date from the next turn on stay as they are.
  func dropDeferred() { deferred.removeAll(keepingCapacity: true) }

  /// An object that the node observes has changed.
  func objectChanged(for slot: Int32) {
    objectsChanged = true
    markDirty(slot)
  }

  func atEndOfTurn(_ action: @escaping () -> Void) { turnEndings.append(action) }

  func endTurn() {
    objectsChanged = false
    guard !turnEndings.isEmpty else { return }
    let now = turnEndings
    turnEndings.removeAll(keepingCapacity: true)
    for action in now { action() }
  }

  func isDirty(_ slot: Int32) -> Bool { isDirty[Int(slot)] }

  private func compact(_ edges: inout [Edge]) {
    edges.removeAll { versions[Int($0.slot)] != $0.version }
  }
}

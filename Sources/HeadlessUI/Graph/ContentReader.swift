import Observation

/// Reads on behalf of a node whose content is made by a closure: rows, a sheet, a geometry reader.
///
/// What the closure reads makes the node out of date when it changes, just as what a body reads
/// does. Source: RUNTIME 6.
@MainActor struct ContentReader {
  private let table: DependencyTable
  private let slot: Int32

  /// Reserves a slot; the node binds it to itself.
  init(_ graph: ViewGraph) {
    table = graph.table
    slot = graph.reserveSlot()
  }

  func bind(to node: _AnyNode) { node.graph.bind(slot, to: node) }
  func leave(_ graph: ViewGraph) { graph.unregister(slot) }

  /// Forgets what was read: everything is about to be read again.
  func renew() { table.end(table.begin(slot)) }

  /// Makes content, and notes what that reads.
  func make<Content>(_ body: () -> Content) -> Content {
    let outer = table.resume(slot)
    defer { table.end(outer) }
    let (table, slot) = (table, slot)
    return withObservationTracking(body) { table.objectChanged(for: slot) }
  }
}

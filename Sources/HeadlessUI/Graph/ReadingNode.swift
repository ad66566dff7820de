import LifecycleModel
import LifecycleSimulator

/// The node of a control that shows a value of a binding: it reads the binding when it is updated
/// and when what it read changes.
@MainActor class ReadingNode<V: View>: KeepingNode<V> {
  let readerSlot: Int32

  override init(_ view: V, _ context: _NodeContext) {
    readerSlot = context.graph.reserveSlot()
    super.init(view, context)
    graph.bind(readerSlot, to: self)
  }

  /// Reads with this node as the reader.
  final func reading<R>(_ body: () -> R) -> R {
    let outer = graph.table.begin(readerSlot)
    defer { graph.table.end(outer) }
    let (table, slot) = (graph.table, readerSlot)
    return withObservationTracking(body) { table.objectChanged(for: slot) }
  }

  /// Goes on reading with this node as the reader: what it has read before still counts.
  final func resuming<R>(_ body: () -> R) -> R {
    let outer = graph.table.resume(readerSlot)
    defer { graph.table.end(outer) }
    let (table, slot) = (graph.table, readerSlot)
    return withObservationTracking(body) { table.objectChanged(for: slot) }
  }

  /// A kind takes the binding's value.
  func readValue() {}

  override func update(_ view: V) {
    super.update(view)
    readValue()
  }

  override func refresh() { readValue() }

  override func willLeave(_ cause: Cause) { graph.unregister(readerSlot) }

  /// Whether the surroundings allow the control to be used.
  final var isEnabledHere: Bool { context.environment.isEnabled }
}

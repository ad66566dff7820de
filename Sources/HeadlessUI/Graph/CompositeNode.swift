import LifecycleModel
import LifecycleSimulator
import Observation

/// The node of a view that has a body: an app's own view.
@MainActor final class CompositeNode<V: View>: KeepingNode<V> {
  @exclusivity(unchecked) private var child: _ViewNode<V.Body>!
  @exclusivity(unchecked) private var properties: DynamicPropertyStore<V>
  private let slot: Int32

  override init(_ view: V, _ context: _NodeContext) {
    properties = DynamicPropertyStore()
    slot = context.graph.reserveSlot()
    super.init(view, context)
    graph.bind(slot, to: self)
    properties.install(in: &self.view, node: self, reader: slot, isNew: true)
    child = V.Body._makeNode(evaluate(), childContext())
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) { body(child) }
  override func collect(into list: inout ElementList) { child.collect(into: &list) }
  override func collectRows(into rows: inout RowSegments) { child.collectRows(into: &rows) }
  override func collectText(into text: inout String) { child.collectText(into: &text) }

  override func update(_ new: V) {
    if !graph.table.isDirty(slot), isSame(new) { return }
    view = new
    properties.install(in: &view, node: self, reader: slot, isNew: false)
    child.update(evaluate())
  }

  override func refresh() { child.update(evaluate()) }

  override func willLeave(_ cause: Cause) {
    properties.leave()
    graph.unregister(slot)
  }

  private func isSame(_ new: V) -> Bool {
    guard let isEqual = properties.isEqual else { return false }
    return withUnsafePointer(to: &view) { old in
      withUnsafePointer(to: new) { isEqual(UnsafeRawPointer(old), UnsafeRawPointer($0)) }
    }
  }

  private func evaluate() -> V.Body {
    let table = graph.table
    properties.willEvaluate()
    let outer = table.begin(slot)
    defer { table.end(outer) }
    table.evaluationCount += 1
    let (slot, view) = (slot, view)
    return withObservationTracking {
      view.body
    } onChange: { [weak table] in
      table?.objectChanged(for: slot)
    }
  }

  override var viewName: String? { V.self is any LibraryView.Type ? nil : properties.name }
}

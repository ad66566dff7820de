/// What the graph keeps for the dynamic properties of one view value.
@MainActor struct DynamicPropertyStore<V> {
  private let plan = TypePlan.of(V.self)
  private var slots: [PropertySlot] = []

  init() {}

  /// Installs what is kept in the view's value; makes it when the node is new.
  mutating func install(in view: inout V, node: _AnyNode, reader: Int32, isNew: Bool) {
    guard !plan.properties.isEmpty else { return }
    let plan = plan
    if isNew { slots.reserveCapacity(plan.properties.count) }
    withUnsafeMutablePointer(to: &view) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for (index, property) in plan.properties.enumerated() {
        if isNew {
          slots.append(
            property.type._makeSlot(at: base + property.offset, PropertyHost(node, reader)))
        } else {
          property.type._install(slots[index], at: base + property.offset)
        }
      }
    }
  }

  func willEvaluate() { for slot in slots { slot.willEvaluate() } }
  func leave() { for slot in slots { slot.leave() } }

  var name: String { plan.name }
  var isEqual: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? { plan.isEqual }
}

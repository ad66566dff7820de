import LifecycleModel
import LifecycleSimulator
import VirtualTime

/// The edit mode that rows see where a platform lets it fall back as soon as they have read it.
@MainActor final class RowEditMode {
  private let screen: Binding<EditMode>
  private unowned let simulator: Simulator
  /// Which of the times that the edit mode was turned on has fallen back for the rows.
  private let fallen: ValueBox<Int>
  private var times = 0
  private var wasEditing = false

  private init(_ screen: Binding<EditMode>, _ graph: ViewGraph) {
    self.screen = screen
    simulator = graph.simulator
    fallen = ValueBox(0, graph.table)
  }

  /// The environment of a list's rows; nil where they see the edit mode of their screen.
  static func scope(for context: _NodeContext) -> EnvironmentScope? {
    let graph = context.graph
    guard graph.simulator.behavior.lists.rowEditMode.value == .fallsBack,
      let screen = context.environment.values.editMode
    else { return nil }
    let mode = RowEditMode(screen, graph)
    let binding = Binding(
      get: { MainActor.assumeIsolated { mode.read() } }, set: { screen.wrappedValue = $0 })
    return EnvironmentScope(
      inheriting: context.environment, table: graph.table, changesEnabled: false
    ) { $0.editMode = binding }
  }

  private func read() -> EditMode {
    let mode = screen.wrappedValue
    guard mode.isEditing else {
      wasEditing = false
      return mode
    }
    let last = fallen.value
    if !wasEditing {
      wasEditing = true
      times += 1
      _ = simulator.decide(simulator.behavior.lists.rowEditMode)
      let now = times
      _ = simulator.clock.scheduleSystem(after: .zero) { [fallen] in fallen.value = now }
    }
    return last == times ? .inactive : mode
  }
}

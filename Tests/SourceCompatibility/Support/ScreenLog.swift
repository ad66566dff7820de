import Conformance
import LifecycleModel

/// What happened on a screen, action by action: what the app was told, and what changed to see.
@MainActor struct ScreenLog {
  private(set) var text = ""
  private let simulation: Simulation
  private var seen: [String] = []
  private var told = 0

  /// - Parameter isFirst: Whether to tell what is there already.
  init(_ simulation: Simulation, isFirst: Bool) {
    self.simulation = simulation
    note()
    if !isFirst { text = "" }
  }

  /// Performs one action and writes down what came of it.
  mutating func perform(_ action: UserAction, asking expectations: [Scenario.Expectation] = [])
    throws(DrivingError)
  {
    defer { note() }
    try simulation.perform(action, expectations)
  }

  private mutating func note() {
    let entries = simulation.trace.entries
    for entry in entries[told...] {
      let line = StoryLine(entry, quirks: [])
      let indent = line.actor == .person ? "" : "    "
      text += indent + line.text + (line.outcome.isEmpty ? "" : "  \(line.outcome)") + "\n"
    }
    told = entries.count
    let lines = simulation.screen.items.map(\.description)
    for change in lines.difference(from: seen).inferringMoves() {
      switch change {
      case .remove(_, let line, nil): text += "  - \(line)\n"
      case .insert(_, let line, nil): text += "  + \(line)\n"
      default: break
      }
    }
    seen = lines
  }
}

import Conformance
import Holdfast
import LifecycleModel
import SwiftUI

/// What it costs to change the text of one row of a list.
@MainActor enum RowChangeFigure {
  private static let repeats = 200

  static func measured(rows: Int) -> Figure {
    let id = "row-change-\(rows)"
    let counter = BodyCounter()
    let probe = GraphProbe { ListScreen(rows: rows, counter: counter) }
    var times: [Double] = []
    // The first changes warm caches.
    for _ in 0..<10 { probe.tap("Change") }
    let (bodies, evaluations) = (counter.count, probe.evaluationCount)
    for _ in 0..<repeats { times.append(Stopwatch.milliseconds { probe.tap("Change") }) }
    let own = Double(counter.count - bodies) / Double(repeats)
    let all = Double(probe.evaluationCount - evaluations) / Double(repeats)
    return Figure(
      id: id, value: Stopwatch.median(times), unit: "ms",
      note: "a tap that changes 1 text of \(rows) rows in a List, until the app rests: "
        + "\(Stopwatch.text(own)) bodies of the app and \(Stopwatch.text(all)) evaluations in the "
        + "graph a change, \(probe.failures) failed taps; median of \(repeats)")
  }
}

/// A mounted screen whose graph can be asked how much it did.
@MainActor final class GraphProbe {
  private let simulation: Simulation
  private let graph: ViewGraph?
  private(set) var failures = 0

  init<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) {
    var graph: ViewGraph?
    simulation = Simulation(.reference, .standard) { simulator in
      graph = ViewGraph.of(simulator)
      return WindowApp(showing: content(), on: simulator)
    }
    self.graph = graph
  }

  var evaluationCount: Int { graph?.evaluationCount ?? 0 }
  var nodeCount: Int { graph?.liveNodeCount ?? 0 }

  func tap(_ name: String) {
    do {
      try simulation.perform { $0.tap(.labelled(name)) }
    } catch {
      failures += 1
    }
  }
}

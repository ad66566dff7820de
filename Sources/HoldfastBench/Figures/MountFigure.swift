import Conformance
import LifecycleModel
import SwiftUI

/// What it costs to show a screen with a thousand rows.
@MainActor enum MountFigure {
  static let rows = 1_000
  private static let repeats = 21

  static func measured() -> Figure {
    let stackCounter = BodyCounter()
    let listCounter = BodyCounter()
    var nodes = 0
    let stack = median {
      let probe = GraphProbe { StackScreen(rows: rows, counter: stackCounter) }
      nodes = probe.nodeCount
    }
    let list = median { _ = GraphProbe { ListScreen(rows: rows, counter: listCounter) } }
    return Figure(
      id: "mount-1000", value: stack, unit: "ms",
      note: "launch, show and drop a VStack of \(rows) rows, all of which exist: "
        + "\(stackCounter.count / repeats) bodies of the app, \(nodes) nodes; a List of as many "
        + "rows makes those on the screen and takes \(Stopwatch.text(list)) ms with "
        + "\(listCounter.count / repeats) bodies; median of \(repeats)")
  }

  private static func median(_ body: () -> Void) -> Double {
    Stopwatch.median((0..<repeats).map { _ in Stopwatch.milliseconds(body) })
  }
}

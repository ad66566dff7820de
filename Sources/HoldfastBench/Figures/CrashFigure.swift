import Conformance

/// What a cell that traps costs: fork, trap, telling what happened, going on.
@MainActor enum CrashFigure {
  static let id = "crash"
  private static let crashes = 200
  private static let rounds = 5

  static func measured() -> Figure {
    guard CellIsolation.isSupported else {
      return .missing(id, unit: "ms", because: "cells are not isolated on this platform")
    }
    var times: [Double] = []
    var deaths = 0
    var fault: IsolationFault?
    for round in 0...rounds {
      let time = Stopwatch.milliseconds {
        do throws(IsolationFault) {
          _ = try CellIsolation().run((0..<crashes).map { $0..<$0 + 1 }) { _, ending in
            if case .died = ending.result, round > 0 { deaths += 1 }
          } body: { number, reporter in
            reporter.actionBegins(1)
            return CellOutcome(actionCount: Rows(all: [1]).row(at: number + 1))
          }
        } catch {
          fault = error
        }
      }
      if round > 0 { times.append(time / Double(crashes)) }
    }
    if let fault { return .missing(id, unit: "ms", because: fault.description) }
    return Figure(
      id: id, value: Stopwatch.median(times), unit: "ms",
      note: "a child that indexes out of range and is told with message, place and action: "
        + "\(deaths) deaths in \(rounds) rounds of \(crashes), 1 job, median of the rounds")
  }

  private struct Rows {
    var all: [Int]
    @inline(never) func row(at index: Int) -> Int { all[index] }
  }
}

import Foundation

/// The `holdfast-bench` command: what the harness costs, with the counts behind each figure.
@main @MainActor struct HoldfastBench {
  static let usage = """
    Usage: holdfast-bench [--format text|json]

    Measures a release build: swift run -c release holdfast-bench
    Build the products of the package first: start-up and matrix run the holdfast beside it.

    """

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments {
    case ["--help"], ["-h"]: print(usage, terminator: "")
    case [], ["--format", "text"], ["--format=text"]:
      print(FigureReport.table(of: measured()), terminator: "")
    case ["--format", "json"], ["--format=json"]:
      print(FigureReport.json(of: measured()), terminator: "")
    default:
      FileHandle.standardError.write(
        Data("holdfast-bench: error: \(arguments) is not understood\n\(usage)".utf8))
      exit(2)
    }
  }

  /// In the order in which they are shown. What forks comes first: a child copies what was there
  /// before, and nothing else measured here has a thread.
  private static func measured() -> [Figure] {
    let crash = CrashFigure.measured()
    return [
      ActionsFigure.measured(),
      RowChangeFigure.measured(rows: 1_000),
      RowChangeFigure.measured(rows: 10_000),
      MountFigure.measured(),
      MemoryFigure.measured(),
      crash,
      ProgramFigures.startUp(),
      ProgramFigures.matrix(),
    ]
  }
}

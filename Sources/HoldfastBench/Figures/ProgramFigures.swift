import Foundation
import LifecycleModel

/// What the `holdfast` program beside this one takes from start to end.
@MainActor enum ProgramFigures {
  static func startUp() -> Figure {
    let repeats = 21
    return figure(
      "start-up", ["profiles", "list"], repeats: repeats,
      note: { "holdfast profiles list from start to end; \($0), median of \(repeats)" })
  }

  static func matrix() -> Figure {
    let repeats = 3
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("holdfast-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    return figure(
      "matrix", ["matrix", "--jobs", "2", "--output", folder.path], repeats: repeats,
      note: { exit in
        let cells = cellCount(in: folder).map { "\($0) cells" } ?? "no results"
        return "holdfast matrix --jobs 2 from start to end, reports included: \(cells), \(exit), "
          + "median of \(repeats)"
      })
  }

  private static func figure(
    _ id: String, _ arguments: [String], repeats: Int, note: (String) -> String
  ) -> Figure {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("holdfast").path
    guard FileManager.default.isExecutableFile(atPath: program) else {
      return .missing(id, unit: "ms", because: "there is no holdfast beside this program")
    }
    var times: [Double] = []
    var statuses: Set<Int32> = []
    for _ in 0..<repeats {
      times.append(Stopwatch.milliseconds { statuses.insert(run(program, arguments)) })
    }
    let exit = "exit \(statuses.sorted().map(String.init).joined(separator: ", "))"
    return Figure(id: id, value: Stopwatch.median(times), unit: "ms", note: note(exit))
  }

  /// Starts a program without output and waits for its end; returns its exit status.
  private static func run(_ program: String, _ arguments: [String]) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }

  private static func cellCount(in folder: URL) -> Int? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("results.json")),
      let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    return (document["cells"] as? [Any])?.count
  }
}

import Conformance
import Foundation
import HoldfastCommands

/// A command line of a small suite, in a folder of its own, with everything that it says.
@MainActor final class Session {
  private(set) var output = ""
  private(set) var notes = ""
  let folder: URL
  private let environment: [String: String]

  init(environment: [String: String] = [:]) {
    self.environment = environment
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("holdfast-commands-\(ProcessInfo.processInfo.globallyUniqueString)")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs a command; a matrix writes its reports into the session's folder.
  func run(_ arguments: [String]) -> ExitCode {
    var arguments = arguments
    let hasOutput = arguments.contains { $0.hasPrefix("--output") }
    if arguments.first == "matrix", !hasOutput, !arguments.contains("--help") {
      arguments.insert("--output=\(folder.path)", at: 1)
    }
    let console = Console(
      output: { [self] in output += $0 }, notes: { [self] in notes += $0 })
    return CommandLineTool(
      cases: [NotesCase()], console: console, environment: environment
    ).run(arguments)
  }

  /// Writes a file for a command to read, and returns its path.
  func file(_ name: String, _ text: String) throws -> String {
    let inputs = folder.appendingPathComponent("inputs")
    try FileManager.default.createDirectory(at: inputs, withIntermediateDirectories: true)
    let url = inputs.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  /// The names of the files in the session's folder, those for the command to read aside.
  var writtenFiles: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0 != "inputs" }.sorted()
  }
}

import Foundation
import LifecycleModel
import Testing

/// The bundled cases' results, as the `holdfast` command writes them.
///
/// A process of its own, because cells are run in forked children and a test process has many
/// threads.
struct BundledMatrix: Sendable {
  struct Cell: Sendable {
    var verdict: String
    var findings: [(kind: String, message: String)]
    var blame: [String]
    var kinds: Set<String> { Set(findings.map(\.kind)) }
  }

  let cells: [CellKey: Cell]

  /// Every case under the reference and the releases that the seeds name.
  static let seeds = Result {
    try BundledMatrix([
      "--profile", "reference", "--os", "ios:13.0..13.7", "--os", "ios:14.3", "--os", "ios:14.5",
    ])
  }

  init(_ arguments: [String], environment: [String: String] = [:]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(
        "reference-cases-\(ProcessInfo.processInfo.processIdentifier)-\(arguments.hashValue)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("holdfast")
    process.arguments = ["matrix", "--no-expectations", "--output", folder.path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let data = try Data(contentsOf: folder.appendingPathComponent("results.json"))
    let document = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: Any])
    var cells: [CellKey: Cell] = [:]
    for entry in try #require(document["cells"] as? [[String: Any]]) {
      func text(_ key: String) throws -> String { try #require(entry[key] as? String) }
      let key = CellKey(
        caseID: try text("case"), variant: try text("variant"), scenario: try text("scenario"),
        profile: try text("profile"), device: try text("device"))
      let findings = try #require(entry["findings"] as? [[String: Any]]).map {
        (kind: $0["kind"] as? String ?? "", message: $0["message"] as? String ?? "")
      }
      cells[key] = Cell(
        verdict: try text("verdict"), findings: findings,
        blame: entry["blame"] as? [String] ?? [])
    }
    self.cells = cells
  }

  /// The cell that a key names: `case/variant/scenario@profile+device`.
  func cell(
    _ name: String, _ variant: String, _ scenario: String, _ profile: String,
    _ device: String = "iphone-x"
  ) throws -> Cell {
    let key = CellKey(
      caseID: name, variant: variant, scenario: scenario, profile: profile, device: device)
    return try #require(cells[key], "the matrix has no cell \(key)")
  }
}

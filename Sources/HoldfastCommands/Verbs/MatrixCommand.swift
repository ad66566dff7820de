import CompatibilityReports
import Conformance
import LifecycleModel
import LifecycleProfiles

/// `holdfast matrix`: run cells, compare them with what is expected, write the reports.
@MainActor struct MatrixCommand {
  static let usualOutput = "Reports"
  static let usualExpectations = "Reports/expectations.json"

  let tool: CommandLineTool
  let arguments: ParsedArguments

  func run() throws -> ExitCode {
    // Everything that the user can get wrong is read before the first cell runs.
    let isJSON = try arguments.printsJSON
    let options = try RunOptions(arguments)
    let cases = try CaseSelection(from: tool.cases, arguments)
    let platforms = try PlatformSelection(
      from: try arguments.catalogue(), arguments,
      restriction: tool.environment[CommandLineTool.profilesVariable])
    let expectations = try self.expectations(platforms.catalogue)
    var files = FileSet(folder: arguments.value("--output") ?? Self.usualOutput)
    let cells = MatrixCells(cases: cases, platforms: platforms, options: options)
    guard cells.count > 0 else { throw UsageError.noCells }
    try FileSet.prepare(files.folder)

    let (console, total) = (tool.console, cells.count)
    let outcome = try cells.run { console.progress("\($0)/\(total) cells") }
    tool.console.clearProgress()

    let results = MatrixResults(
      harness: .init(name: CommandLineTool.name, version: CommandLineTool.version),
      inputs: inputs(cases, platforms, options),
      judgement: Judgement(
        of: outcome.results, expectations: expectations,
        selection: outcome.isInterrupted ? CellPattern(cases: .only([])) : chosen(cases, platforms)
      ), quirks: platforms.catalogue.quirks.map(CitedQuirk.init))
    files.add(ResultsReport.fileName, ResultsReport.text(for: results))
    files.add(CompatibilityMarkdown.fileName, CompatibilityMarkdown.text(for: results))
    files.add(JUnitReport.fileName, JUnitReport.text(for: results))
    files.add(DurationsReport.fileName, DurationsReport.text(for: outcome.durations))
    try files.write()

    tool.console.write(
      isJSON
        ? ResultsReport.text(for: results)
        : MatrixTable(results).text(on: tool.console) + MatrixSummary.text(for: results))
    tool.console.note(
      "Reports: \(files.files.map { files.path(of: $0.name) }.joined(separator: ", "))")
    if outcome.isInterrupted {
      tool.console.note("Interrupted: the reports hold the cells that had ended by then.")
      return .interrupted
    }
    return results.isAsExpected ? .asExpected : .unexpected
  }

  private func expectations(_ catalogue: Catalogue) throws -> [CellExpectation] {
    if arguments.has("--no-expectations") { return [] }
    let given = arguments.value("--expectations")
    let path = given ?? Self.usualExpectations
    guard given != nil || SystemCall.exists(path) else { return [] }
    let known = [
      "case": tool.cases.map(\.id),
      "variant": tool.cases.flatMap { $0.variants.map(\.id) },
      "scenario": tool.cases.flatMap { CaseSelection.everyScenario(of: $0).map(\.name) },
      "device": catalogue.devices.map(\.id),
    ]
    // The usual file may be another suite's, whose lines are then stale; one that was asked for is
    // about these cases.
    let reader = ExpectationsReader(known: given == nil ? [:] : known) { name throws(InputFault) in
      try PlatformSelection.profiles(name, in: catalogue)
    }
    return try InputFile.decode(InputFile.contents(of: path), file: path, with: reader.read)
  }

  /// Which cells were to run, to tell a stale expectation from one about other cells.
  private func chosen(_ cases: CaseSelection, _ platforms: PlatformSelection) -> CellPattern {
    var chosen = cases.chosen
    chosen.profiles = platforms.chosenProfiles
    chosen.devices = platforms.chosenDevices
    return chosen
  }

  private func inputs(
    _ cases: CaseSelection, _ platforms: PlatformSelection, _ options: RunOptions
  ) -> MatrixResults.Inputs {
    MatrixResults.Inputs(
      profiles: platforms.profiles.map(\.name), devices: platforms.devices.map(\.id),
      digests: [
        "cases": cases.digest,
        "profiles": platforms.digest,
        "options": options.digest(minimumEvidence: platforms.minimumEvidence),
      ])
  }
}

extension PlatformSelection {
  /// A digest of what the chosen profiles and devices do.
  fileprivate var digest: String {
    var hash = StableHash()
    for profile in profiles {
      hash.combine(profile.name)
      hash.combine(catalogue.digest(of: profile))
    }
    for device in devices { hash.combine(JSONValue(device).canonicalText(.compact)) }
    return hash.hexadecimal
  }
}

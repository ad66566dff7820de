import Conformance
import LifecycleModel
import LifecycleProfiles

/// `holdfast profiles lint`: the files, and whether each quirk shows as its file says.
@MainActor struct LintCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// Exits with 2 when a file is wrong: it is bad input wherever it is used.
  func run() throws -> ExitCode {
    let isJSON = try arguments.printsJSON
    let folders = try arguments.profileFiles()
    let findings = Lint.run(folders)
    // A demonstration needs a catalogue, and that needs files without faults.
    let mismatches = findings.isEmpty ? try demonstrate(try arguments.catalogue()) : []
    let files = folders.reduce(0) { $0 + $1.files.count }
    if isJSON {
      tool.console.write(json(findings, mismatches, files: files).canonicalText())
    } else {
      for finding in findings { tool.console.write("\(finding)\n") }
      for mismatch in mismatches { tool.console.write("\(mismatch) [demonstration]\n") }
      tool.console.write(summary(files: files, problems: findings.count + mismatches.count))
    }
    return findings.isEmpty && mismatches.isEmpty ? .asExpected : .badInput
  }

  /// Runs each quirk's demonstration, in a suite that has the screens for it.
  private func demonstrate(_ catalogue: Catalogue) throws -> [DemonstrationMismatch] {
    guard !tool.situations.isEmpty else { return [] }
    return try Demonstrations.check(
      catalogue, situations: tool.situations, jobs: SystemCall.processorCount)
  }

  private func summary(files: Int, problems: Int) -> String {
    let checks = Lint.checks.count + (tool.situations.isEmpty ? 0 : 1)
    return "\(Wording.count(files, "file")), \(Wording.count(checks, "check")), "
      + (problems == 0 ? "no problems" : Wording.count(problems, "problem")) + "\n"
  }

  private func json(
    _ findings: [LintFinding], _ mismatches: [DemonstrationMismatch], files: Int
  ) -> JSONValue {
    [
      "schema": "holdfast.lint/1",
      "files": .integer(files),
      "findings": .array(findings.map(json(of:))),
      "demonstrations": .array(
        mismatches.map { mismatch -> JSONValue in
          [
            "quirk": .string(mismatch.quirk),
            "situation": .string(mismatch.situation),
            "expected": .strings(mismatch.expected),
            "actual": .strings(mismatch.actual),
            "message": .string(mismatch.description),
          ]
        }),
    ]
  }

  private func json(of finding: LintFinding) -> JSONValue {
    let place = finding.fault.place
    return [
      "check": .string(finding.check),
      "code": .string(finding.fault.code),
      "file": place.file.map(JSONValue.string) ?? .null,
      "line": place.line.map(JSONValue.integer) ?? .null,
      "column": place.column.map(JSONValue.integer) ?? .null,
      "pointer": place.pointer.map(JSONValue.string) ?? .null,
      "message": .string(finding.fault.words),
      "hint": finding.fault.hint.map(JSONValue.string) ?? .null,
    ]
  }
}

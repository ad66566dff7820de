package import LifecycleModel

/// `results.json`: every cell, for programs.
///
/// The members always stand in the same order and are always all there: what is not known is
/// `null`. One cell is one line.
package enum ResultsReport {
  package static let fileName = "results.json"
  package static let schema = "holdfast.results/1"

  package static func text(for results: MatrixResults) -> String {
    LinewiseDocument(
      head: [
        .init("schema", .string(schema)),
        .init(
          "harness",
          [
            "name": .string(results.harness.name), "version": .string(results.harness.version),
          ]),
        .init("inputs", inputs(results.inputs)),
        .init("quirks", .array(results.quirks.values.sorted { $0.id < $1.id }.map(quirk))),
      ], listName: "cells",
      entries: results.cells.map { cell($0.result, grade: results.grade(of: $0.result.blame)) }
    ).text
  }

  private static func inputs(_ inputs: MatrixResults.Inputs) -> JSONValue {
    [
      "profiles": .strings(inputs.profiles),
      "devices": .strings(inputs.devices),
      "digests": .sorted(inputs.digests.mapValues(JSONValue.string)),
    ]
  }

  private static func quirk(_ quirk: CitedQuirk) -> JSONValue {
    [
      "id": .string(quirk.id), "summary": .string(quirk.summary),
      "grade": .string(quirk.grade.rawValue), "sources": .strings(quirk.sources),
    ]
  }

  private static func cell(_ result: CellResult, grade: EvidenceGrade?) -> JSONValue {
    [
      "case": .string(result.key.caseID),
      "variant": .string(result.key.variant),
      "scenario": .string(result.key.scenario),
      "profile": .string(result.key.profile),
      "device": .string(result.key.device),
      "verdict": .string(result.verdict.rawValue),
      "expected": .string(result.expected.rawValue),
      "vacuous": .bool(result.isVacuous),
      "quirksFired": .strings(result.quirksFired),
      "findings": .array(result.findings.map { finding($0, grade: grade) }),
      "blame": .strings(result.blame),
    ]
  }

  private static func finding(_ finding: Finding, grade: EvidenceGrade?) -> JSONValue {
    [
      "kind": .string(finding.kind.rawValue),
      "action": .integer(finding.action),
      "record": optional(finding.record),
      "field": optional(finding.field),
      "expected": optional(finding.expected),
      "actual": optional(finding.actual),
      "message": .string(finding.message),
      "grade": optional(grade?.rawValue),
    ]
  }

  private static func optional(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }
}

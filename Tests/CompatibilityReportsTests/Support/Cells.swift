import LifecycleModel

/// A cell of the case `notes`, variant `naive`, unless it says otherwise.
func cell(
  _ scenario: String = "type", variant: String = "naive", profile: String = "reference",
  device: String = "phone", caseID: String = "notes", verdict: Verdict = .pass,
  vacuous: Bool = false, fired: [String] = [], findings: [Finding] = [], blame: [String] = []
) -> CellResult {
  CellResult(
    key: CellKey(
      caseID: caseID, variant: variant, scenario: scenario, profile: profile, device: device),
    verdict: verdict, isVacuous: vacuous, quirksFired: fired, findings: findings, blame: blame)
}

/// A lost edit of the field `title`.
func lostEdit(field: String? = "title", message: String = "\"a\" reached no record") -> Finding {
  Finding(
    kind: .lostEdit, action: 3, field: field, expected: "a", actual: "b", message: message)
}

/// Results of cells under the profiles that they name, in that order of first use.
func results(
  _ cells: [CellResult], expectations: [CellExpectation] = [],
  profiles: [String] = ["reference", "ios-13.0", "ios-13.1", "ios-13.2"],
  devices: [String] = ["phone"], quirks: [CitedQuirk] = []
) -> MatrixResults {
  MatrixResults(
    harness: .init(name: "holdfast", version: "1.2.3"),
    inputs: .init(
      profiles: profiles, devices: devices, digests: ["profiles": "0a", "cases": "0b"]),
    judgement: Judgement(of: cells, expectations: expectations), quirks: quirks)
}

/// What is known of a quirk that was seen by the second seed.
func cited(_ id: String, _ grade: EvidenceGrade) -> CitedQuirk {
  CitedQuirk(id: id, summary: "Something.", grade: grade, sources: ["seed-002"])
}

/// An expectation for every cell of a variant.
func expectation(
  variant: String = "naive", profiles: CellPattern.Names = .any, verdict: Verdict = .fail,
  findings: Set<FindingKind>? = nil, reason: String = "saves too late"
) -> CellExpectation {
  CellExpectation(
    cells: CellPattern(variants: .only([variant]), profiles: profiles), verdict: verdict,
    findings: findings, reason: reason, written: "*/\(variant)/*@*+*", place: "e.json:4:5")
}

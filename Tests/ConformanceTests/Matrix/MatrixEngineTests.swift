import Conformance
import LifecycleModel
import Testing

@Suite("Matrix engine")
@MainActor struct MatrixEngineTests {
  /// An app that loses edits under `drop`, drifts always, and passes emptily without quirks.
  private func run(
    _ cells: [PlannedCell], findsBlame: Bool = true, counting: (() -> Void)? = nil,
    findings: @escaping ([String]) -> [FindingKind]
  ) throws -> MatrixOutcome {
    let options = MatrixOptions(isolate: false, findsBlame: findsBlame)
    return try MatrixEngine(cells, options: options) { cell, quirks, _ in
      counting?()
      let quirks = quirks ?? cells[cell].quirks
      var fired = QuirkSet()
      for index in quirks.indices where quirks[index] != "idle" { fired.insert(QuirkIndex(index)) }
      return CellOutcome(
        findings: findings(quirks).map { Finding(kind: $0, action: 1, message: "") }, fired: fired)
    }.run()
  }

  private func cell(_ profile: String, _ quirks: [String], profiles: [String]? = nil)
    -> PlannedCell
  {
    PlannedCell(
      key: CellKey(
        caseID: "case", variant: "naive", scenario: "edit", profile: profile, device: "phone"),
      profiles: profiles, quirks: quirks)
  }

  @Test("A pass is vacuous when no quirk had an effect")
  func vacuous() throws {
    let outcome = try run([cell("a", ["idle"]), cell("b", ["busy"])]) { _ in [] }
    #expect(outcome.results.map(\.isVacuous) == [true, false])
    #expect(outcome.results.map(\.verdict) == [.pass, .pass])
  }

  @Test("A result is reported for each profile with the behavior")
  func shared() throws {
    let outcome = try run([cell("ios-13.1", ["q"], profiles: ["ios-13.1", "ios-13.2"])]) { _ in
      []
    }
    #expect(outcome.results.map(\.key.profile) == ["ios-13.1", "ios-13.2"])
    #expect(outcome.cellRuns == 1)
  }

  @Test("Only quirks without which the finding is gone are to blame")
  func blame() throws {
    let outcome = try run([cell("a", ["p", "drop", "idle", "r"])]) {
      $0.contains("drop") ? [.lostEdit] : []
    }
    #expect(outcome.results[0].blame == ["drop"])
    #expect(outcome.results[0].quirksFired == ["drop", "p", "r"])
  }

  @Test("No quirk is to blame for what is there under the reference too")
  func noBlame() throws {
    let outcome = try run([cell("a", ["p", "q"])]) { _ in [.drift] }
    #expect(outcome.results[0].blame == [])
    #expect(outcome.blameRuns == 1)
  }

  @Test("A finding that needs a quirk is blamed on it beside one that needs none")
  func mixed() throws {
    let outcome = try run([cell("a", ["p", "drop"])]) {
      $0.contains("drop") ? [.drift, .lostEdit] : [.drift]
    }
    #expect(outcome.results[0].blame == ["drop"])
  }

  @Test("Profiles share what is known about a scenario under some quirks")
  func memory() throws {
    let quirks = ["p", "drop"]
    let findings: ([String]) -> [FindingKind] = { $0.contains("drop") ? [.lostEdit] : [] }
    let one = try run([cell("a", quirks)], findings: findings)
    let three = try run(
      [cell("a", quirks), cell("b", quirks), cell("c", quirks)], findings: findings)
    #expect(three.blameRuns == one.blameRuns)
    // The reference's own cell answers what happens without any quirk.
    let withReference = try run([cell("a", quirks), cell("reference", [])], findings: findings)
    #expect(withReference.blameRuns == one.blameRuns - 1)
  }

  @Test("A cell that uses what is not modelled is skipped")
  func unsupported() throws {
    let cells = [cell("a", [])]
    let outcome = try MatrixEngine(cells, options: MatrixOptions(isolate: false)) { _, _, _ in
      CellOutcome(
        findings: [Finding(kind: .lostEdit, action: 1, message: "")], unsupported: ["Map (A:1)"])
    }.run()
    #expect(outcome.results[0].verdict == .skip)
    #expect(outcome.results[0].findings.isEmpty)
    #expect(outcome.unsupported[cells[0].key] == ["Map (A:1)"])
  }
}

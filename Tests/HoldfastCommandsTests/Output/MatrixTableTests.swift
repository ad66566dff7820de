import HoldfastCommands
import LifecycleModel
import Testing

@Suite struct MatrixTableTests {
  private func cell(
    _ variant: String, _ profile: String, _ verdict: Verdict = .pass, vacuous: Bool = false,
    kinds: [FindingKind] = []
  ) -> CellResult {
    CellResult(
      key: CellKey(
        caseID: "notes", variant: variant, scenario: "type", profile: profile, device: "phone"),
      verdict: verdict, isVacuous: vacuous,
      findings: kinds.map { Finding(kind: $0, action: 1, message: "m") })
  }

  private func results(
    _ cells: [CellResult], _ expectations: [CellExpectation] = []
  ) -> MatrixResults {
    MatrixResults(
      harness: .init(name: "holdfast", version: "1"),
      inputs: .init(
        profiles: ["reference", "ios-13.0", "ios-13.1", "ios-13.2"], devices: ["phone"],
        digests: [:]),
      judgement: Judgement(of: cells, expectations: expectations))
  }

  private let plain = Console(output: { _ in }, notes: { _ in })

  @Test func aLineForEachVariantAndKindOfFinding() {
    let cells = [
      cell("late", "ios-13.0", .fail, kinds: [.lostEdit]), cell("late", "ios-13.1"),
      cell("late", "ios-13.2", vacuous: true), cell("sound", "ios-13.0"),
      cell("sound", "ios-13.1"),
    ]
    let known = CellExpectation(
      cells: CellPattern(variants: .only(["late"]), profiles: .only(["ios-13.0"])), verdict: .fail,
      reason: "r")
    #expect(
      MatrixTable(results(cells, [known])).text(on: plain) == """
                                   found                 cells  under
        notes
          late                     lost-edit               1/3  ios-13.0
                                   pass                    2/3  1 of them vacuous
          sound                    pass                      2

        """)
  }

  @Test func whatIsNotExpectedIsMarked() {
    let table = MatrixTable(results([cell("late", "ios-13.0", .crash, kinds: [.crash])]))
    #expect(table.text(on: plain).contains("! late                     crash"))
  }

  @Test func noLineIsWiderThanATerminal() {
    let name = "とても長い名前の変種でございますので切り詰められます"
    let cells = ["reference", "ios-13.0", "ios-13.2"].map {
      cell(name, $0, .fail, kinds: [.duplicateCommit, .resurrectedRecord])
    }
    for line in MatrixTable(results(cells)).text(on: plain).split(separator: "\n") {
      let width = line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x3000 ? 2 : 1) }
      #expect(width <= 80, "\(line)")
    }
  }

  @Test func coloursAreUsedOnlyWhereTheyMayBe() {
    let console = Console(
      manner: .init(usesColour: true), output: { _ in }, notes: { _ in })
    let table = MatrixTable(results([cell("a", "reference")]))
    #expect(table.text(on: console).contains("\u{1B}["))
    #expect(!table.text(on: plain).contains("\u{1B}"))
  }

  @Test func theSummaryTellsCountsDifferencesAndTheNextStep() {
    let stale = CellExpectation(
      cells: CellPattern(variants: .only(["gone"])), verdict: .fail, reason: "r",
      written: "*/gone/*@*+*", place: "e.json:4:5")
    let text = MatrixSummary.text(
      for: results([cell("late", "ios-13.0", .fail, kinds: [.lostEdit])], [stale]))
    #expect(text.contains("1 cell: 0 pass (0 vacuous), 1 fail, 0 crash, 0 hang, 0 skip."))
    #expect(text.contains("notes/late/type: fail (lost-edit), expected pass"))
    #expect(text.contains("under ios-13.0 on phone"))
    #expect(text.contains("holdfast explain 'notes/late/type@ios-13.0+phone'"))
    #expect(text.contains("e.json:4:5: */gone/*@*+* matches no cell any more. Remove it."))
  }
}

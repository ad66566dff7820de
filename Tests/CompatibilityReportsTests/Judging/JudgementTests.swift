import LifecycleModel
import Testing

@Suite struct JudgementTests {
  private func surprise(
    _ result: CellResult, _ expectations: [CellExpectation] = []
  ) -> Surprise? {
    Judgement(of: [result], expectations: expectations).cells[0].surprise
  }

  @Test func aCellThatNobodyNamesIsToPass() {
    #expect(surprise(cell()) == nil)
    #expect(surprise(cell(verdict: .fail)) == .unexpectedVerdict)
    #expect(surprise(cell(verdict: .hang)) == .unexpectedVerdict)
  }

  @Test func aCellIsToHaveTheVerdictThatItsExpectationNames() {
    #expect(surprise(cell(verdict: .fail), [expectation()]) == nil)
    #expect(surprise(cell(verdict: .crash), [expectation()]) == .unexpectedVerdict)
    #expect(surprise(cell(), [expectation()]) == .unexpectedPass)
  }

  @Test func aKindOfFindingThatIsNotListedIsASurprise() {
    let result = cell(verdict: .fail, findings: [lostEdit()])
    #expect(surprise(result, [expectation(findings: [.lostEdit, .drift])]) == nil)
    #expect(
      surprise(result, [expectation(findings: [.drift])]) == .unexpectedFindings([.lostEdit]))
  }

  @Test func theFirstExpectationThatNamesACellSpeaksForIt() {
    let expectations = [expectation(verdict: .crash), expectation(verdict: .fail)]
    let judgement = Judgement(of: [cell(verdict: .crash)], expectations: expectations)
    #expect(judgement.cells[0].surprise == nil)
    #expect(judgement.stale == [expectations[1]])
  }

  @Test func aSkippedCellIsNoSurprise() {
    #expect(surprise(cell(verdict: .skip)) == nil)
    #expect(surprise(cell(verdict: .skip), [expectation()]) == nil)
  }

  @Test func anExpectationIsStaleOnlyWhenItsCellsWereSelected() {
    let gone = expectation(variant: "gone", profiles: .only(["ios-13.0"]))
    func stale(_ selection: CellPattern) -> Int {
      Judgement(of: [cell()], expectations: [gone], selection: selection).stale.count
    }
    #expect(stale(.all) == 1)
    #expect(stale(CellPattern(variants: .only(["naive"]))) == 0)
    #expect(stale(CellPattern(variants: .only(["gone", "naive"]))) == 1)
    #expect(stale(CellPattern(cases: .only(["notes"]))) == 0)
    #expect(stale(CellPattern(profiles: .only(["ios-13.0", "ios-13.1"]))) == 1)
  }
}

@Suite struct CellKeyParsingTests {
  @Test(arguments: [
    ("a/b/c@d+e", ["a", "b", "c", "d", "e"]),
    (
      "a/b/type and go back@ios-13.0+iphone-8",
      ["a", "b", "type and go back", "ios-13.0", "iphone-8"]
    ),
    ("a/b/x/y@z+1@ios-18.5@sdk-18.4+p", ["a", "b", "x/y@z+1", "ios-18.5@sdk-18.4", "p"]),
    (
      "a/b/c@ios-18.5@sdk-18.4@target-15.0+p",
      ["a", "b", "c", "ios-18.5@sdk-18.4@target-15.0", "p"]
    ),
    ("入/力/画面@only:q+p", ["入", "力", "画面", "only:q", "p"]),
  ])
  func aKeyIsReadAsItIsWritten(text: String, parts: [String]) {
    let key = CellKey(parsing: text)
    #expect(key.map { [$0.caseID, $0.variant, $0.scenario, $0.profile, $0.device] } == parts)
    #expect(key?.description == text)
  }

  @Test(arguments: [
    "", "a", "a/b", "a/b/c", "a/b/c@d", "a/b/c+e", "a/b/@d+e", "/b/c@d+e", "a/b/c@+e", "a/b/c@d+",
  ])
  func aKeyWithAPartMissingIsNone(text: String) {
    #expect(CellKey(parsing: text) == nil)
  }
}

import CompatibilityReports
import LifecycleModel
import Testing

@Suite struct ResultsReportTests {
  @Test func everyMemberIsWrittenInOrderAndOneCellIsOneLine() {
    let cells = [
      cell(
        "b", profile: "ios-13.0", verdict: .fail, fired: ["quirk-a"], findings: [lostEdit()],
        blame: ["quirk-a"]),
      cell("a", vacuous: true),
    ]
    let text = ResultsReport.text(
      for: results(cells, profiles: ["reference", "ios-13.0"], quirks: [cited("quirk-a", .b)]))
    #expect(
      text == """
        {
          "schema": "holdfast.results/1",
          "harness": {"name":"holdfast","version":"1.2.3"},
          "inputs": {"profiles":["reference","ios-13.0"],"devices":["phone"],\
        "digests":{"cases":"0b","profiles":"0a"}},
          "quirks": [{"id":"quirk-a","summary":"Something.","grade":"B","sources":["seed-002"]}],
          "cells": [
            {"case":"notes","variant":"naive","scenario":"a","profile":"reference",\
        "device":"phone","verdict":"pass","expected":"pass","vacuous":true,"quirksFired":[],\
        "findings":[],"blame":[]},
            {"case":"notes","variant":"naive","scenario":"b","profile":"ios-13.0",\
        "device":"phone","verdict":"fail","expected":"pass","vacuous":false,\
        "quirksFired":["quirk-a"],"findings":[{"kind":"lost-edit","action":3,"record":null,\
        "field":"title","expected":"a","actual":"b","message":"\\"a\\" reached no record","grade":"B"}],\
        "blame":["quirk-a"]}
          ]
        }

        """)
  }

  @Test func aFindingIsAsGoodAsTheWeakestOfItsCauses() {
    let all = results([], quirks: [])
    #expect(all.grade(of: ["a"]) == nil)
    #expect(all.grade(of: []) == nil)
    let both = results(
      [cell(verdict: .fail, findings: [lostEdit()], blame: ["a", "b"])],
      quirks: [cited("a", .a), cited("b", .c), cited("c", .a)])
    #expect(both.grade(of: ["a", "b"]) == .c)
    #expect(both.grade(of: ["a"]) == .a)
    #expect(both.quirks.keys.sorted() == ["a", "b"])
  }

  @Test func aMatrixWithoutCellsIsStillADocument() {
    let text = ResultsReport.text(for: results([], profiles: []))
    #expect(text.hasSuffix("  \"cells\": []\n}\n"))
  }

  @Test func controlCharactersAreEscaped() {
    let finding = lostEdit(message: "a\u{1}\t\u{7}")
    let text = ResultsReport.text(for: results([cell(verdict: .fail, findings: [finding])]))
    #expect(text.contains(#""message":"a\u0001\t\u0007""#))
  }

  @Test func theOrderOfTheCellsGivenDoesNotMatter() {
    let cells = [cell("a"), cell("b"), cell("c", variant: "fixed"), cell("d", caseID: "forms")]
    let expected = ResultsReport.text(for: results(cells))
    #expect(ResultsReport.text(for: results(cells.reversed())) == expected)
  }
}

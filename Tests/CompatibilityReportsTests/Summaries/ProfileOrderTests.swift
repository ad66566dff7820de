import CompatibilityReports
import LifecycleModel
import Testing

@Suite struct ProfileOrderTests {
  private let order = ProfileOrder([
    "reference", "ios-13.0", "ios-13.1", "ios-13.2", "ios-14.0", "ios-18.5@sdk-18.4", "worst-case",
  ])

  @Test(arguments: [
    (["ios-13.0"], "ios-13.0"),
    (["ios-13.1", "ios-13.0"], "ios-13.0…13.1"),
    (["ios-13.0", "ios-13.2", "ios-14.0"], "ios-13.0, ios-13.2…14.0"),
    (["reference", "ios-13.0", "worst-case"], "reference, ios-13.0, worst-case"),
    (["ios-14.0", "ios-18.5@sdk-18.4"], "ios-14.0, ios-18.5@sdk-18.4"),
    (["only:x", "reference"], "reference, only:x"),
    ([], ""),
  ])
  func neighboursOfOneSeriesAreNamedAsARange(profiles: [String], words: String) {
    #expect(order.words(for: Set(profiles)) == words)
  }
}

@Suite struct CaseTableTests {
  @Test func versionsThatSayTheSameShareAColumn() {
    let cells = [
      cell(profile: "reference"), cell(profile: "ios-13.0", verdict: .fail),
      cell(profile: "ios-13.1"), cell(profile: "ios-13.2"),
    ]
    let judged = results(cells).cells
    let order = ProfileOrder(["reference", "ios-13.0", "ios-13.1", "ios-13.2"])
    let table = CaseTable(caseID: "notes", cells: judged, order: order)
    #expect(table.columns.map(\.description) == ["reference", "ios-13.0", "ios-13.1…13.2"])
    #expect(table.rows.map { $0.counts.map(\.fail) } == [[0, 1, 0]])
  }

  @Test func devicesShareARowOnlyWhileTheyAgree() {
    let cells = [
      cell(device: "a"), cell(device: "b", verdict: .crash), cell(variant: "fixed", device: "a"),
      cell(variant: "fixed", device: "b"),
    ]
    let table = CaseTable(
      caseID: "notes", cells: results(cells).cells, order: ProfileOrder(["reference"]))
    #expect(table.rows.map(\.variant) == ["fixed", "naive", "naive"])
    #expect(table.rows.map(\.device) == [nil, "a", "b"])
  }
}

@Suite struct BugTests {
  @Test func oneBugAcrossProfilesIsOneFindingThatListsThem() {
    let cells = ["ios-13.0", "ios-13.2"].map {
      cell(profile: $0, verdict: .fail, findings: [lostEdit(), lostEdit()], blame: ["q"])
    }
    let bugs = Bug.all(in: results(cells).cells)
    #expect(bugs.count == 1)
    #expect(bugs.first?.profiles == ["ios-13.0", "ios-13.2"])
    #expect(bugs.first?.cellCount == 2)
  }

  @Test func anotherCheckPlaceOrCauseIsAnotherBug() {
    let spurious = Finding(kind: .spuriousCommit, action: 1, field: "title", message: "m")
    let cells = [
      cell("a", verdict: .fail, findings: [lostEdit()], blame: ["q"]),
      cell("b", verdict: .fail, findings: [lostEdit(field: "body")], blame: ["q"]),
      cell("c", verdict: .fail, findings: [lostEdit()], blame: ["r"]),
      cell("d", verdict: .fail, findings: [spurious], blame: ["q"]),
    ]
    #expect(Bug.all(in: results(cells).cells).count == 4)
  }
}

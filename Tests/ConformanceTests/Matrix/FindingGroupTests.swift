import Conformance
import LifecycleModel
import Testing

@Suite("Finding groups")
struct FindingGroupTests {
  private func result(
    _ profile: String, scenario: String = "s", kind: FindingKind = .crash,
    place: String? = "View.body", blame: [String] = ["q"]
  ) -> CellResult {
    CellResult(
      key: CellKey(
        caseID: "c", variant: "v", scenario: scenario, profile: profile, device: "d"),
      verdict: .crash,
      findings: [Finding(kind: kind, action: 1, field: place, message: profile)], blame: blame)
  }

  @Test("One bug under many profiles is one finding that lists them")
  func oneBug() {
    let groups = FindingGroup.groups(in: [
      result("ios-14.1"), result("ios-14.0"), result("ios-14.0", scenario: "t"),
    ])
    #expect(groups.count == 1)
    #expect(groups[0].profiles == ["ios-14.0", "ios-14.1"])
    #expect(groups[0].scenarios == ["s", "t"])
    #expect(groups[0].cellCount == 3)
    #expect(groups[0].example.profile == "ios-14.1" || groups[0].example.profile == "ios-14.0")
  }

  @Test("Another check, another place or another quirk is another finding")
  func others() {
    let groups = FindingGroup.groups(in: [
      result("a"), result("a", kind: .hang), result("a", place: "Other.body"),
      result("a", blame: []),
    ])
    #expect(groups.count == 4)
  }

  @Test("The order of the results does not matter")
  func order() {
    let results = [result("a"), result("b", kind: .drift), result("c", blame: ["r"])]
    #expect(FindingGroup.groups(in: results) == FindingGroup.groups(in: results.reversed()))
  }
}

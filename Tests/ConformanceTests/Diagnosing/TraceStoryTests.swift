import Conformance
import LifecycleModel
import Testing

@Suite("Story traces")
struct TraceStoryTests {
  private let quirks = ["disappear-skipped-on-pop"]

  private var entries: [TraceEntry] {
    [
      .action(1, .tap("入力画面へ")),
      .step("push detail"),
      .action(2, .type("PHP")),
      .action(3, .goBack),
      .step("pop detail"),
      .event(
        .disappear, target: "", cause: .pop, container: .navigation,
        outcome: .notDelivered(QuirkIndex(0))),
    ]
  }

  @Test("A trace reads like a story")
  func story() {
    let finding = Finding(
      kind: .lostEdit, action: 3,
      message: #""PHP" reached no record (programmingLanguage is "Swift")"#)
    let text = TraceStory(entries, quirks: quirks).text(
      profile: "ios-13.0", seed: 41, findings: [finding])
    #expect(
      text == """
        ios-13.0 · seed 41 · 3 actions
          1  tap     "入力画面へ"
          2            push detail
          3  type    "PHP"
          4  back
          5            pop detail
          6            disappear           not delivered     disappear-skipped-on-pop
          ✗  lost-edit: "PHP" reached no record (programmingLanguage is "Swift")

        """)
  }

  @Test("The first line that differs from the passing run is marked in both")
  func divergence() {
    let passing: [TraceEntry] =
      Array(entries.dropLast()) + [
        .event(.disappear, target: "", cause: .pop, container: .navigation, outcome: .delivered),
        .commit(record: "language", value: "PHP"),
      ]
    let comparison = StoryComparison(
      failing: TraceStory(entries, quirks: quirks), passing: TraceStory(passing, quirks: []))
    #expect(comparison.firstDivergence == 5)
    #expect(
      comparison.text(context: 1) == """
           5            pop detail
        ✗→ 6            disappear           not delivered     disappear-skipped-on-pop
        ✓→ 6            disappear
        ✓  7              commit language = "PHP"

        """)
  }

  @Test("Equal stories do not part")
  func equal() {
    let story = TraceStory(entries, quirks: quirks)
    #expect(StoryComparison(failing: story, passing: story).firstDivergence == nil)
  }

  @Test("An explanation names whom to blame and shows where the runs part")
  @MainActor func inquiry() throws {
    let cell = PlannedCell(
      key: CellKey(
        caseID: "c", variant: "v", scenario: "s", profile: "ios-13.0", device: "iphone-8"),
      quirks: ["other", "drop"])
    let inquiry = CellInquiry(cell, seed: 0, options: MatrixOptions(isolate: false)) {
      quirks, _, keep in
      let quirks = quirks ?? cell.quirks
      let drop = quirks.firstIndex(of: "drop")
      keep(.action(1, .goBack), quirks)
      keep(
        .event(
          .disappear, target: "", cause: .pop, container: .navigation,
          outcome: drop.map { .notDelivered(QuirkIndex($0)) } ?? .delivered), quirks)
      var fired = QuirkSet()
      for index in quirks.indices { fired.insert(QuirkIndex(index)) }
      let lost = Finding(kind: .lostEdit, action: 1, message: "lost")
      return CellOutcome(findings: drop == nil ? [] : [lost], fired: fired)
    }
    let explanation = try #require(try inquiry.explanation())
    #expect(explanation.result.verdict == .fail)
    #expect(explanation.result.blame == ["drop"])
    #expect(explanation.nearestVerdict == .pass)
    #expect(explanation.comparison?.firstDivergence == 1)
    #expect(explanation.text.contains("to blame: drop (smallest set, found in 2 runs)"))
  }
}

import CompatibilityReports
import LifecycleModel
import Testing

@Suite struct CompatibilityMarkdownTests {
  @Test func aCaseIsATableAndItsFindings() {
    let cells = [
      cell("type", profile: "reference"),
      cell(
        "type", profile: "ios-13.0", verdict: .fail, fired: ["skipped"], findings: [lostEdit()],
        blame: ["skipped"]), cell("type", profile: "ios-13.1", vacuous: true),
      cell("type", profile: "ios-13.2", vacuous: true),
    ]
    let known = expectation(profiles: .only(["ios-13.0"]))
    let text = CompatibilityMarkdown.text(
      for: results(cells, expectations: [known], quirks: [cited("skipped", .a)]))
    #expect(
      text == """
        # Compatibility

        holdfast 1.2.3, 4 profiles, 1 device (phone).

        4 cells: 3 pass (2 vacuous), 1 fail, 0 crash, 0 hang, 0 skip.
        Everything is as expected; 1 cell known not to pass.

        In the tables: ✓ passes, ○ passes in which no quirk had any effect (nothing was proved), \
        ✗ fails, ☠ crashes, ∞ hangs, – skipped. The numbers count scenarios; \
        ! marks what was not expected.

        ## notes

        | variant | device | reference | ios-13.0 | ios-13.1…13.2 |
        |---|---|---|---|---|
        | naive | phone | ✓1 | ✗1 | ○1 |

        ### Findings

        1. **lost-edit** in `naive` at `title`, because of `skipped` (expected, 1 cell)
           - "a" reached no record
           - profiles: ios-13.0
           - devices: phone
           - scenarios: type
           - evidence A of `skipped`: seed-002
           - known: saves too late
           - `holdfast explain 'notes/naive/type@ios-13.0+phone'`

        """)
  }

  @Test func whatIsNotExpectedStandsFirstAndIsMarked() {
    let text = CompatibilityMarkdown.text(
      for: results([cell(verdict: .crash)], expectations: [expectation(variant: "gone")]))
    #expect(text.contains("**1 cell not as expected.** 0 cells known not to pass."))
    #expect(
      text.contains(
        "- `notes/naive/type`: crash, expected pass. Under reference on phone."))
    #expect(text.contains("- `*/gone/*@*+*`: the expectation at e.json:4:5 matches no cell."))
    #expect(text.contains("| **☠1 !** |"))
  }

  @Test func namesCannotBreakTheTable() {
    let text = CompatibilityMarkdown.text(for: results([cell(variant: "a|b\n`c`")]))
    #expect(text.contains("| a\\|b \\`c\\` | phone | ✓1 |"))
  }
}

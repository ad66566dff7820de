import CompatibilityReports
import LifecycleModel
import Testing

@Suite struct JUnitReportTests {
  @Test func unexpectedFailsAreFailuresAndUnexpectedCrashesAreErrors() {
    let crash = Finding(kind: .crash, action: 2, message: "Index out of range")
    let cells = [
      cell("a"), cell("b", verdict: .fail, findings: [lostEdit()], blame: ["quirk-a"]),
      cell("c", verdict: .crash, findings: [crash]),
    ]
    #expect(
      JUnitReport.text(for: results(cells)) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="holdfast" tests="3" failures="1" errors="1" skipped="0">
          <testsuite name="notes/naive" tests="3" failures="1" errors="1" skipped="0">
            <testcase classname="notes.naive" name="a@reference+phone"/>
            <testcase classname="notes.naive" name="b@reference+phone">\
        <failure type="lost-edit" message="&quot;a&quot; reached no record">\
        lost-edit after action 3: &quot;a&quot; reached no record
        blame: quirk-a
        holdfast explain 'notes/naive/b@reference+phone'</failure></testcase>
            <testcase classname="notes.naive" name="c@reference+phone">\
        <error type="crash" message="Index out of range">\
        crash after action 2: Index out of range
        holdfast explain 'notes/naive/c@reference+phone'</error></testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func whatIsKnownToFailIsSkippedWithItsReason() {
    let text = JUnitReport.text(
      for: results([cell(verdict: .fail)], expectations: [expectation()]))
    #expect(text.contains("<skipped message=\"known fail: saves too late\"/>"))
    #expect(text.contains("failures=\"0\" errors=\"0\" skipped=\"1\""))
  }

  @Test func anExpectedFailThatPassesIsAFailure() {
    let text = JUnitReport.text(for: results([cell()], expectations: [expectation()]))
    #expect(
      text.contains(
        "<failure type=\"unexpected-pass\" "
          + "message=\"passes, but is expected to fail: saves too late\">"))
  }

  @Test func aStaleExpectationIsAFailure() {
    let text = JUnitReport.text(
      for: results([cell()], expectations: [expectation(variant: "gone")]))
    #expect(text.contains("<testcase classname=\"expectations\" name=\"*/gone/*@*+*\">"))
    #expect(text.contains("type=\"stale-expectation\""))
  }

  @Test(arguments: [
    ("<&>\"", "&lt;&amp;&gt;&quot;"), ("a\u{0}b\u{1B}", "a\u{2400}b\u{241B}"),
    ("line\nnext\ttab", "line&#10;next&#9;tab"), ("\r", "&#13;"), ("\u{7F}", "&#127;"),
    ("\u{FFFE}", "\u{FFFD}"), ("入力画面へ", "入力画面へ"),
  ])
  func namesAreSafeInXML(name: String, escaped: String) {
    let text = JUnitReport.text(for: results([cell(name)]))
    #expect(text.contains("name=\"\(escaped)@reference+phone\""))
  }
}

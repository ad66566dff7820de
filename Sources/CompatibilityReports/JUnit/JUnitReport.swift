package import LifecycleModel

/// `junit.xml`: the matrix as test cases, for continuous integration.
///
/// A suite is a variant, a test case one of its cells. A fail that nobody expected is a failure, a
/// crash or a hang an error. What is known not to pass is skipped with its reason, so that the file
/// is green exactly when the command's exit code is 0. No times: the file depends on nothing but
/// the results.
package enum JUnitReport {
  package static let fileName = "junit.xml"

  /// What a test case came to.
  private enum Outcome {
    case pass
    case failure(type: String, message: String)
    case error(type: String, message: String)
    case skipped(message: String)
  }

  private struct Suite {
    var name: String
    var lines: [String] = []
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    var counts: String {
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    }
  }

  package static func text(for results: MatrixResults) -> String {
    var suites: [Suite] = []
    for cell in results.cells {
      let key = cell.result.key
      let name = "\(key.caseID)/\(key.variant)"
      if suites.last?.name != name { suites.append(Suite(name: name)) }
      add(
        outcome(of: cell), details: details(of: cell.result),
        className: "\(key.caseID).\(key.variant)",
        name: "\(key.scenario)@\(key.profile)+\(key.device)", to: &suites[suites.count - 1])
    }
    if !results.staleExpectations.isEmpty {
      var suite = Suite(name: "expectations")
      for stale in results.staleExpectations {
        let message = "\(stale.place): matches no cell of this run: remove it"
        add(
          .failure(type: "stale-expectation", message: message), details: stale.reason,
          className: "expectations", name: stale.written, to: &suite)
      }
      suites.append(suite)
    }
    return document(suites, harness: results.harness)
  }

  private static func document(_ suites: [Suite], harness: MatrixResults.Harness) -> String {
    var all = Suite(name: harness.name)
    for suite in suites {
      all.tests += suite.tests
      all.failures += suite.failures
      all.errors += suite.errors
      all.skipped += suite.skipped
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"\(XMLText.attribute(all.name))\" \(all.counts)>\n"
    for suite in suites {
      text += "  <testsuite name=\"\(XMLText.attribute(suite.name))\" \(suite.counts)>\n"
      for line in suite.lines { text += line }
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  private static func add(
    _ outcome: Outcome, details: String, className: String, name: String, to suite: inout Suite
  ) {
    let start =
      "    <testcase classname=\"\(XMLText.attribute(className))\""
      + " name=\"\(XMLText.attribute(name))\""
    suite.tests += 1
    switch outcome {
    case .pass: suite.lines.append("\(start)/>\n")
    case .failure(let type, let message):
      suite.failures += 1
      suite.lines.append(
        "\(start)>\(element("failure", type, message, details))</testcase>\n")
    case .error(let type, let message):
      suite.errors += 1
      suite.lines.append("\(start)>\(element("error", type, message, details))</testcase>\n")
    case .skipped(let message):
      suite.skipped += 1
      suite.lines.append(
        "\(start)><skipped message=\"\(XMLText.attribute(message))\"/></testcase>\n")
    }
  }

  private static func element(
    _ name: String, _ type: String, _ message: String, _ details: String
  ) -> String {
    "<\(name) type=\"\(XMLText.attribute(type))\" message=\"\(XMLText.attribute(message))\">"
      + "\(XMLText.content(details))</\(name)>"
  }

  private static func outcome(of cell: JudgedCell) -> Outcome {
    let result = cell.result
    switch cell.surprise {
    case .unexpectedPass:
      return .failure(
        type: "unexpected-pass",
        message: "passes, but is expected to \(result.expected.rawValue)"
          + (cell.reason.map { ": \($0)" } ?? ""))
    case .unexpectedVerdict, .unexpectedFindings:
      let message = result.findings.first?.message ?? "\(result.verdict.rawValue)"
      let type = result.findings.first?.kind.rawValue ?? result.verdict.rawValue
      return result.verdict == .crash || result.verdict == .hang
        ? .error(type: result.verdict.rawValue, message: message)
        : .failure(type: type, message: message)
    case nil:
      switch result.verdict {
      case .pass: return .pass
      case .skip: return .skipped(message: result.obstacles.first ?? "not modelled")
      case .fail, .crash, .hang:
        let reason = cell.reason.map { ": \($0)" } ?? ""
        return .skipped(message: "known \(result.verdict.rawValue)\(reason)")
      }
    }
  }

  private static func details(of result: CellResult) -> String {
    var lines = result.findings.map { finding in
      "\(finding.kind.rawValue) after action \(finding.action): \(finding.message)"
    }
    if !result.blame.isEmpty { lines.append("blame: \(result.blame.joined(separator: ", "))") }
    lines.append("holdfast explain '\(result.key)'")
    return lines.joined(separator: "\n")
  }
}

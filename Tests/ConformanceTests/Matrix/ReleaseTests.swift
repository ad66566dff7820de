import Conformance
import HeadlessUI
import HeadlessUIKit
import LifecycleModel
import Testing

/// An app that looks different from iOS 15 on, as one with `#available` does.
private struct Greeting: ConformanceCase {
  let id = "greeting"
  var variants: [Variant] {
    [
      Variant("asks") { Text(PlatformAvailability.isAvailable(iOS: 15) ? "new" : "old") },
      Variant("does-not-ask") { Text("new") },
    ]
  }
  var scenarios: [Scenario] {
    [Scenario("look") { $0.expect("the new look") { $0.contains("new") } }]
  }
}

@Suite("Releases in a matrix") @MainActor struct ReleaseTests {
  private static func behavior(_ name: String) -> PlatformBehavior {
    var behavior = PlatformBehavior(name: name)
    let version = PlatformVersion(name == "ios-14.5" ? 14 : 15, 0)
    behavior.point = ProfilePoint(
      platform: "ios", os: version, sdk: version, deploymentTarget: PlatformVersion(13, 0))
    return behavior
  }

  @Test("Profiles that behave alike are run apart where the app asks for its release")
  func apart() throws {
    let plan = MatrixPlan(
      cases: [Greeting()],
      behaviors: [.init(Self.behavior("ios-14.5"), profiles: ["ios-14.5", "ios-15.0"])],
      devices: [.standard])
    let options = MatrixOptions(isolate: false, findsBlame: false)
    var outcome = try MatrixRun(plan, options: options) { _ in Self.behavior("subset") }.run()
    #expect(outcome.releaseAsked.map(\.variant) == ["asks"])
    #expect(outcome.cellRuns == 2)
    let rest = plan.apart(outcome.releaseAsked, of: [Greeting()]) { name, _ in
      Self.behavior(name)
    }
    #expect(rest.cells.map(\.key.profile) == ["ios-15.0"])
    outcome.replaceResults(
      with: try MatrixRun(rest, options: options) { _ in Self.behavior("subset") }.run())
    let verdicts = outcome.results.map { "\($0.key.variant) \($0.key.profile) \($0.verdict)" }
    #expect(
      verdicts == [
        "asks ios-14.5 fail", "asks ios-15.0 pass", "does-not-ask ios-14.5 pass",
        "does-not-ask ios-15.0 pass",
      ])
  }
}

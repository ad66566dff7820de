package import LifecycleModel

/// Everything needed to run one cell in this process.
package struct CellTask: Sendable {
  package var key: CellKey
  package var subject: any ConformanceCase
  package var variant: Variant
  package var scenario: Scenario
  package var behavior: PlatformBehavior
  package var device: Device
  /// The order of simultaneously ready jobs; 0 is first in, first out.
  package var seed: UInt64

  package init(
    key: CellKey, subject: any ConformanceCase, variant: Variant, scenario: Scenario,
    behavior: PlatformBehavior, device: Device, seed: UInt64 = 0
  ) {
    self.key = key
    self.subject = subject
    self.variant = variant
    self.scenario = scenario
    self.behavior = behavior
    self.device = device
    self.seed = seed
  }
}

/// What one run of a cell came to, as seen from inside the process.
package struct CellOutcome: Hashable, Sendable {
  package var findings: [Finding]
  /// The quirks that had an effect.
  package var fired: QuirkSet
  /// What the app used that is not modelled, each once: `API (file:line)`.
  package var unsupported: [String]
  /// A stable hash of the trace.
  package var traceHash: UInt64
  /// How many user actions were performed.
  package var actionCount: Int

  package init(
    findings: [Finding] = [], fired: QuirkSet = QuirkSet(), unsupported: [String] = [],
    traceHash: UInt64 = 0, actionCount: Int = 0
  ) {
    self.findings = findings
    self.fired = fired
    self.unsupported = unsupported
    self.traceHash = traceHash
    self.actionCount = actionCount
  }
}

/// Watches a run from outside the app, so that a run that dies leaves something behind.
package protocol RunObserver: AnyObject {
  /// An action begins; 0 is the launch.
  func actionBegins(_ number: Int)
  /// A quirk had its first effect.
  func quirkFired(_ quirk: QuirkIndex)
  /// The app asked which release it runs on.
  func releaseAsked()
}

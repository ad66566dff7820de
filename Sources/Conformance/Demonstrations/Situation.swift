/// A small screen on which quirks show, and what a person does on it.
///
/// The screen logs what it sees of the platform. A quirk's demonstration names a situation and
/// the two logs: under the reference behavior and under the quirk alone.
public protocol Situation: Sendable {
  /// The name that demonstrations use; lowercase words with hyphens.
  var id: String { get }
  /// One sentence about what is on the screen.
  var summary: String { get }
  /// What a person does.
  var scenario: Scenario { get }
  /// The app, which writes what it is told into the log.
  func app(_ log: SituationLog) -> Variant
  /// Adds what the screen shows at the end; nothing by default.
  func conclude(_ screen: ScreenContents, _ log: SituationLog)
}

extension Situation {
  public func conclude(_ screen: ScreenContents, _ log: SituationLog) {}
}

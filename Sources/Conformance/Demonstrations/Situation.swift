public import LifecycleModel

/// A small screen on which quirks show, and what a person does on it.
///
/// The screen logs what it sees of the platform. A quirk's demonstration names a situation and
/// the two logs: under the reference behavior and under the quirk alone.
public protocol Situation: Sendable {
  /// The name that demonstrations use; lowercase words with hyphens.
  var id: String { get }
  /// One sentence about what is on the screen.
  var summary: String { get }
  /// The device that it is shown on; a phone on which eleven rows fit by default.
  var device: Device { get }
  /// What a person does.
  var scenario: Scenario { get }
  /// The app, which writes what it is told into the log.
  func app(_ log: SituationLog) -> Variant
  /// Adds what the screen shows at the end; nothing by default.
  func conclude(_ screen: ScreenContents, _ log: SituationLog)
}

extension Situation {
  public var device: Device { .demonstrationPhone }
  public func conclude(_ screen: ScreenContents, _ log: SituationLog) {}
}

extension Device {
  /// A phone on which eleven rows fit; situations with more rows count on some being off screen.
  public static let demonstrationPhone = Device(id: "demonstration", visibleRows: 11)
  /// A tablet with room for columns side by side.
  public static let demonstrationTablet = Device(
    id: "demonstration-tablet", visibleRows: 17, sizeClass: .regular, multitasking: true)
}

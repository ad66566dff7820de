/// The moments by which an edit must have reached its record.
///
/// An edit may reach it earlier. At a moment that is not in the set, nothing is demanded.
public struct CommitPoints: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The field's screen is left; the end of a scenario counts unless the field still has focus.
  public static let leavingScreen = CommitPoints(rawValue: 1 << 0)
  /// The Return key is pressed in the field.
  public static let submit = CommitPoints(rawValue: 1 << 1)
  /// The field loses focus.
  public static let focusLoss = CommitPoints(rawValue: 1 << 2)
  /// The app goes to the background.
  public static let background = CommitPoints(rawValue: 1 << 3)
  /// The process ends, in whatever way.
  public static let kill = CommitPoints(rawValue: 1 << 4)
  /// Each action that edits.
  public static let atOnce = CommitPoints(rawValue: 1 << 5)
}

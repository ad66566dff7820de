/// The seams of focus and of the keyboard that comes with it.
public struct FocusBehavior: Sendable, Hashable {
  /// What becomes of focus when its field is replaced by one that stands for the same value.
  public enum ReplacedField: String, SeamValue {
    case handsOn, losesFocus
  }
  /// Whether focus moves from one row to another that the same change inserts.
  public enum InsertedRow: String, SeamValue {
    case getsFocus, leavesFocusBehind
  }
  /// Whether a view in a column of a split view can have focus after it was taken out and put back.
  public enum ReinsertedInColumn: String, SeamValue {
    case canHaveFocus, neverHasFocus
  }
  /// What a swipe over a row of a list does to the field in it that is edited.
  public enum SwipedRow: String, SeamValue {
    case keepsFocus, losesFocus
  }
  /// What an alert does to the keyboard of the field below.
  public enum AlertKeyboard: String, SeamValue {
    case staysUp, hiddenMeanwhile
  }
  /// Whether the app is told that the keyboard goes away when a hosting controller is left while
  /// a SwiftUI field in it is edited.
  public enum HostedKeyboard: String, SeamValue {
    case hidesWithNotice, hidesSilently
  }
  public var replacedField = Setting(ReplacedField.reference)
  public var insertedRow = Setting(InsertedRow.reference)
  public var reinsertedInColumn = Setting(ReinsertedInColumn.reference)
  public var swipedRow = Setting(SwipedRow.reference)
  public var alertKeyboard = Setting(AlertKeyboard.reference)
  public var hostedKeyboard = Setting(HostedKeyboard.reference)
}

extension FocusBehavior {
  static let seams: [Seam] = [
    Seam("focus.alertKeyboard", \.focus.alertKeyboard),
    Seam("focus.hostedKeyboard", \.focus.hostedKeyboard),
    Seam("focus.insertedRow", \.focus.insertedRow),
    Seam("focus.reinsertedInColumn", \.focus.reinsertedInColumn),
    Seam("focus.replacedField", \.focus.replacedField),
    Seam("focus.swipedRow", \.focus.swipedRow),
  ]
}

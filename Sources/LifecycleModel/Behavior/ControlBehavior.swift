/// The seams of controls other than text fields, and of gestures.
public struct ControlBehavior: Sendable, Hashable {
  /// What a tap does on one of several buttons of a list's row that look as the list decides.
  public enum ButtonsInRow: String, SeamValue {
    case act, swallowed
  }
  /// What the first click does on a toggle in a row that can be selected and is not.
  public enum ToggleInSelectableRow: String, SeamValue {
    case switches, selectsRowFirst
  }
  /// What a button in a sheet does after a touch on it went on as a scroll.
  public enum ButtonAfterScroll: String, SeamValue {
    case cancelled, actsAfterScroll
  }
  /// How a drag ends on a phone that lies on its side.
  public enum LandscapeDrag: String, SeamValue {
    case endsWithLift, cancelledBySystem
  }
  public var buttonsInRow = Setting(ButtonsInRow.reference)
  public var toggleInSelectableRow = Setting(ToggleInSelectableRow.reference)
  public var buttonAfterScroll = Setting(ButtonAfterScroll.reference)
  public var landscapeDrag = Setting(LandscapeDrag.reference)
}

extension ControlBehavior {
  static let seams: [Seam] = [
    Seam("controls.buttonAfterScroll", \.controls.buttonAfterScroll),
    Seam("controls.buttonsInRow", \.controls.buttonsInRow),
    Seam("controls.landscapeDrag", \.controls.landscapeDrag),
    Seam("controls.toggleInSelectableRow", \.controls.toggleInSelectableRow),
  ]
}

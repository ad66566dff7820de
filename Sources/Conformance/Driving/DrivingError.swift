public import LifecycleModel

/// Why an action could not be performed, with what is on the screen instead.
public struct DrivingError: Error, Hashable, Sendable {
  /// What stood in the way.
  public enum Reason: Hashable, Sendable {
    /// Nothing on the screen matches.
    case missing(ElementQuery)
    /// Several elements match.
    case ambiguous(ElementQuery, count: Int)
    /// The element is there but disabled.
    case disabled(ElementQuery)
    /// The element does not understand the gesture.
    case unresponsive(ElementQuery)
    /// The picker has no such option.
    case noOption(String, ElementQuery)
    /// The element takes no text, or refuses the keyboard.
    case noInput(ElementQuery)
    /// No field has focus.
    case noFocus
    /// The keyboard on the screen has no Return key, as a number pad has none.
    case noReturnKey
    /// The field lets no input method compose text in it.
    case noComposition
    /// The element stands in no row, or its row cannot be deleted or moved.
    case notARow(ElementQuery)
    case notDeletable(ElementQuery)
    case notMovable(ElementQuery)
    case notInEditMode(ElementQuery)
    /// There is nothing to go back to, to close, to scroll, or to take back.
    case nothingToGoBackTo
    case nothingToDismiss(UserAction.Dismissal)
    case nothingToScroll
    case nothingToUndo
    case nothingToRedo
    /// The process has ended, or has not.
    case notRunning
    case stillRunning
    /// The app did not come to rest; names what was still running.
    case neverSettles([String])
    /// An expectation of `perform` did not hold.
    case expectation(String)
  }

  /// Why it could not be done.
  public let reason: Reason
  /// What the user wanted to do.
  public let action: UserAction
  /// The position of the action, counted from 1.
  public let number: Int
  /// What was on the screen instead.
  public let screen: ScreenContents

  package init(
    _ reason: Reason, action: UserAction, number: Int, screen: ScreenContents
  ) {
    self.reason = reason
    self.action = action
    self.number = number
    self.screen = screen
  }
}

/// Something a person does with the app; a scenario is a list of these.
public enum UserAction: Hashable, Sendable {
  public enum ReturnKey: String, Codable, Sendable, CaseIterable { case soft, hardware }
  public enum Swipe: String, Codable, Sendable, CaseIterable { case completed, cancelled }
  public enum Dismissal: String, Codable, Sendable, CaseIterable {
    case button, drag, outside
    /// Drags a little and lets go, so that it stays.
    case cancelledDrag
  }
  public enum Composition: String, Codable, Sendable, CaseIterable {
    case confirm, abandon
    /// Leaves the text unconfirmed; what is composed or typed next goes on with it.
    case keepOpen
    /// Picks the text from the words that the keyboard offers, without typing it.
    case candidate
  }
  public enum Kill: String, Codable, Sendable, CaseIterable {
    case switcherFrontmost, switcherSuspended, memory, crash, systemUpdate, developerStop
  }

  case tap(ElementQuery)
  case longPress(ElementQuery)
  /// Types into the field that has focus, after what it holds.
  case type(String)
  case typeInto(ElementQuery, String)
  case replace(ElementQuery, String)
  case clear(ElementQuery)
  case edit(ElementQuery, record: String, to: String)
  case pressReturn(ReturnKey)
  case compose(String, Composition)
  case focus(ElementQuery)
  case tapElsewhere
  case dismissKeyboard
  case goBack
  case swipeBack(Swipe)
  case swipeToDelete(ElementQuery)
  case deleteInEditMode(ElementQuery)
  /// Moves the first row behind the second one, or to the front when that is `nil`.
  case move(ElementQuery, after: ElementQuery?)
  case scrollTo(ElementQuery)
  case scrollRows(Int)
  case switchTab(ElementQuery)
  case dismiss(Dismissal)
  case pick(String, in: ElementQuery)
  case toggle(ElementQuery)
  case step(ElementQuery, by: Int)
  /// A day as `2026-01-31`, in the picker's calendar.
  case pickDate(String, in: ElementQuery)
  case slide(ElementQuery, to: Double)
  case undo
  case redo
  case becomeInactive
  case background
  case foreground
  case lock
  case warnMemory
  case rotate
  case resize(Device.SizeClass)
  case openScene
  case terminate
  case kill(Kill)
  case relaunch
  /// Lets so many milliseconds of virtual time pass.
  case wait(milliseconds: Int)
  /// The index of the scenario's expectation to ask now, and its name.
  case expect(Int, String)
}

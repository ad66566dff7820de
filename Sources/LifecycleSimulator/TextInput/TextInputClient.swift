package import LifecycleModel

/// Something that can have the keyboard: a text field of any surface.
@MainActor package protocol TextInputClient: AnyObject {
  /// The name in traces and findings: label or placeholder.
  var inputName: String { get }
  /// The text that the field shows.
  var inputText: String { get }
  func inputShouldBegin() -> Bool
  func inputDidBegin(_ cause: Cause)
  func inputShouldEnd() -> Bool
  func inputDidEnd(_ cause: Cause)
  /// Replaces the whole text as typing does, one keystroke of many.
  func inputType(_ text: String)
  /// Shows text that is not confirmed yet after the confirmed text.
  func inputMark(_ text: String)
  /// Whether the text that was last marked is still marked.
  var inputKeepsMark: Bool { get }
  /// Puts in a word that the keyboard offers.
  func inputPick(_ word: String)
  /// Whether the keyboard corrects what is typed in it.
  var inputIsCorrected: Bool { get }
  /// Replaces the whole text by its correction, as editing ends.
  func inputCorrect(_ text: String)
  /// Ends a composition: keeps its text or drops it.
  func inputUnmark(keep: Bool)
  /// The Return key; returns whether the field gives up focus.
  func inputReturn(_ key: UserAction.ReturnKey) -> Bool
  /// A key of a hardware keyboard, before it becomes text; returns whether the app took it.
  func inputKey(_ key: Character) -> Bool
  /// Whether keys become text; false for something that only listens to a hardware keyboard.
  var inputTakesText: Bool { get }
  /// Whether the keyboard on the screen has a Return key; a number pad has none.
  var inputHasReturnKey: Bool { get }
  /// Whether an input method can compose text in it; a field for a password lets none in.
  var inputAllowsComposition: Bool { get }
  /// Whether the app is not told of the keyboard that goes away as the session ends.
  func inputHidesKeyboardSilently(_ cause: Cause) -> Bool
}

extension TextInputClient {
  package var inputKeepsMark: Bool { true }
  package func inputPick(_ word: String) { inputType(inputText + word) }
  package var inputIsCorrected: Bool { false }
  package func inputCorrect(_ text: String) { inputType(text) }
  package func inputKey(_ key: Character) -> Bool { false }
  package var inputTakesText: Bool { true }
  package var inputHasReturnKey: Bool { true }
  package var inputAllowsComposition: Bool { true }
  package func inputHidesKeyboardSilently(_ cause: Cause) -> Bool { false }
}

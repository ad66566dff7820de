public import LifecycleModel

extension User {
  /// Types into the field that has focus, after what it holds.
  public func type(_ text: String) { add(.type(text)) }
  /// Touches a field and types after what it holds.
  public func type(_ text: String, into field: ElementQuery) { add(.typeInto(field, text)) }
  /// Touches a field, selects everything in it and types; empty text empties it.
  public func replace(_ field: ElementQuery, with text: String) { add(.replace(field, text)) }
  /// Touches a field and empties it.
  public func clear(_ field: ElementQuery) { add(.clear(field)) }
  /// Replaces a field's text and states which record that is meant to change.
  ///
  /// Needed where the field does not show the record's value when the edit begins.
  public func edit(_ field: ElementQuery, of record: String, to text: String) {
    add(.edit(field, record: record, to: text))
  }
  /// Presses Return on the keyboard on the screen or on a hardware keyboard.
  public func pressReturn(_ key: UserAction.ReturnKey = .soft) { add(.pressReturn(key)) }
  /// Types text that an input method holds as marked until it is confirmed or abandoned, or picks
  /// a word that the keyboard offers.
  public func compose(_ text: String, then end: UserAction.Composition) {
    add(.compose(text, end))
  }
  /// Touches a field so that it gets the keyboard.
  public func focus(_ field: ElementQuery) { add(.focus(field)) }
  /// Closes the keyboard with its own key.
  public func dismissKeyboard() { add(.dismissKeyboard) }
  /// Takes back the last typing.
  public func undo() { add(.undo) }
  /// Does again what was taken back.
  public func redo() { add(.redo) }
}

import LifecycleModel
package import LifecycleSimulator

/// Follows what the user edits, from outside of the app.
@MainActor package protocol EditWatcher: AnyObject {
  /// Text is about to be typed; returns the text to type instead, which can be told from others.
  func textToType(_ text: String, into client: any TextInputClient, _ place: EditPlace) -> String
  /// Text was typed, as far as the field took it.
  func typed(into client: any TextInputClient, isComplete: Bool)
  /// A control is about to be given a value.
  func controlWillChange(_ element: any Element, _ change: Touch, _ place: EditPlace)
  /// An element will be used whose effects are the user's demand.
  func demandBegins()
  /// Typing was taken back or done again.
  func typingUndone(isRedo: Bool)
}

/// Where an edit happens.
package struct EditPlace {
  /// What the field shows when it is empty.
  package var placeholder = ""
  /// The row that the field stands in, from 0, or nil.
  package var row: Int?
  /// The record that the scenario names as the target.
  package var statedRecord: String?
  /// The edit replaces what the field held.
  package var replaces = false
}

/// What an action was, in the sense of the checks.
package enum ActionKind: Hashable, Sendable {
  /// Its effects on records are what the user asked for: a button, a deletion, a switch.
  case demand
  /// It leaves a screen or the app and must not change a record by itself.
  case leave
  /// It puts text into a field.
  case typing
  /// It looks around: links, scrolling, waiting.
  case passive
}

package import LifecycleModel

/// Something a person can see on the screen, as a screen reader would announce it.
@MainActor package protocol Element: AnyObject {
  var elementRole: ElementRole { get }
  /// The name: a title, a label, a placeholder that serves as one.
  var elementLabel: String { get }
  /// What it shows now: a field's text, a picker's choice, a label's words.
  var elementValue: String { get }
  var elementPlaceholder: String { get }
  /// The texts inside, where it has several: each is something that a person sees.
  var elementTexts: [String] { get }
  var elementIdentifier: String? { get }
  /// The words that can be picked in it, in order.
  var elementOptions: [String] { get }
  var isElementEnabled: Bool { get }
  /// The input session that the element opens when it is touched.
  var elementInput: (any TextInputClient)? { get }
  /// Cancels its screen rather than keeping its edits.
  var isElementCancelling: Bool { get }
  /// Does what the gesture does to it; returns whether it understood.
  func perform(_ gesture: Touch) -> Bool
}

extension Element {
  package var elementPlaceholder: String { "" }
  package var elementTexts: [String] { [] }
  package var elementIdentifier: String? { nil }
  package var elementOptions: [String] { [] }
  package var isElementEnabled: Bool { true }
  package var elementInput: (any TextInputClient)? { nil }
  package var isElementCancelling: Bool { false }
  package var elementValue: String { "" }
  package func perform(_ gesture: Touch) -> Bool { false }
}

/// A single gesture on an element.
package enum Touch: Hashable, Sendable {
  case tap
  case longPress
  case toggle
  /// Chooses the option with this text.
  case pick(String)
  case step(Int)
  case slide(Double)
  case pickDate(String)
  /// A touch on it went on as a scroll of what is around it.
  case scrolled
}

/// A row of a list or table: an element that can be deleted and moved.
@MainActor package protocol RowElement: AnyObject {
  /// The position in its list, from 0.
  var rowIndex: Int { get }
  var canDeleteRow: Bool { get }
  var canMoveRow: Bool { get }
  /// The list shows its editing controls.
  var isRowInEditMode: Bool { get }
  /// Deletes through the swipe or the editing control; returns whether the list allowed it.
  func deleteRow() -> Bool
  /// Moves behind another row of the same list, or to the front.
  func moveRow(after other: (any RowElement)?) -> Bool
  /// Selects the row, as a tap on it does; returns whether anything reacted.
  func selectRow() -> Bool
  /// The actions that a swipe over the row shows and a screen reader offers.
  func rowActions() -> [any Element]
  /// What a swipe to delete does where the app has its own actions; nil where it has none.
  func swipeToDelete() -> Bool?
}

extension RowElement {
  package func rowActions() -> [any Element] { [] }
  package func swipeToDelete() -> Bool? { nil }
}

/// A container that can be scrolled by rows.
@MainActor package protocol ScrollContainer: AnyObject {
  /// Scrolls by so many rows, negative upwards; returns by how many it moved.
  func scroll(rows: Int) -> Int
  var hasRowsAbove: Bool { get }
  var hasRowsBelow: Bool { get }
  /// Whether the app has something to do when the container is pulled down past its top.
  var canBeRefreshed: Bool { get }
  func pullToRefresh()
}

extension ScrollContainer {
  package var canBeRefreshed: Bool { false }
  package func pullToRefresh() {}
}

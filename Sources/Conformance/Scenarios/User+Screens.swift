public import LifecycleModel

extension User {
  /// Uses the back button of the innermost navigation stack.
  public func goBack() { add(.goBack) }
  /// Swipes from the edge, all the way or letting go before the middle.
  public func swipeBack(_ swipe: UserAction.Swipe = .completed) { add(.swipeBack(swipe)) }
  /// Closes what is presented on top, or drags it a little and lets go.
  public func dismiss(_ way: UserAction.Dismissal = .button) { add(.dismiss(way)) }
  /// Switches to a tab.
  public func switchTab(_ tab: ElementQuery) { add(.switchTab(tab)) }

  /// Swipes a row to the side and deletes it.
  public func swipeToDelete(_ row: ElementQuery) { add(.swipeToDelete(row)) }
  /// Deletes a row with the control that its list shows in edit mode.
  public func deleteInEditMode(_ row: ElementQuery) { add(.deleteInEditMode(row)) }
  /// Drags a row behind another one, or to the front of its list.
  public func move(_ row: ElementQuery, after other: ElementQuery?) {
    add(.move(row, after: other))
  }
  /// Scrolls row by row until an element is on the screen.
  public func scroll(to element: ElementQuery) { add(.scrollTo(element)) }
  /// Scrolls by so many rows, negative upwards.
  public func scroll(rows: Int) { add(.scrollRows(rows)) }
}

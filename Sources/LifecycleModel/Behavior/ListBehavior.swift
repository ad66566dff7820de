/// The seams of lists, lazy stacks and `ForEach`.
public struct ListBehavior: Sendable, Hashable {
  /// Whether a row of a bound collection that was removed is evaluated again.
  public enum RemovedRow: String, SeamValue {
    case notEvaluated, evaluatedAfterAnimation
  }
  /// Whether a row of an index that has gone is updated in the pass that removes it, where the rows
  /// come from an object.
  public enum StaleIndex: String, SeamValue {
    case skipped, updatedOnceMore
  }
  /// Whether a field inside a removed row of an eager stack reads its binding once more.
  public enum RemovedField: String, SeamValue {
    case notRead, readsBinding
  }
  /// What becomes of a row's state while it is off screen.
  public enum RowState: String, SeamValue {
    case kept, lostOffScreen
    /// Lost only where a stack stands around the view that has the state.
    case lostInsideStack
  }
  /// What a row that comes back shows, if its element changed while the app was away.
  public enum RowAfterForeground: String, SeamValue {
    case current, lastRendered
  }
  /// What becomes of a row whose own `.id` is also that of a row that takes its place.
  public enum InnerIdentity: String, SeamValue {
    case replaced, reusedUnchanged
  }
  /// Whether a view inside a row is told that it appears, if nothing around it in the row is.
  public enum InnerRowAppearance: String, SeamValue {
    case told, missing
  }
  /// What becomes of a row whose destructive swipe action has left the data as they were.
  public enum DestructiveSwipe: String, SeamValue {
    case rowStays, rowLeavesAndReturns
  }
  /// Whether a row is evaluated once more that a swipe action of its own has removed.
  public enum SwipedRow: String, SeamValue {
    case released, evaluatedOnceMore
  }
  /// Whether the first tap on an edit button works.
  public enum EditButtonFirstTap: String, SeamValue {
    case works, ignored
  }
  /// Which edit mode a row sees that reads it.
  public enum RowEditMode: String, SeamValue {
    case followsScreen, fallsBack
  }
  public var removedRow = Setting(RemovedRow.reference)
  public var staleIndex = Setting(StaleIndex.reference)
  public var removedField = Setting(RemovedField.reference)
  /// For lazy stacks.
  public var lazyRowState = Setting(RowState.reference)
  public var rowAfterForeground = Setting(RowAfterForeground.reference)
  /// For lazy stacks.
  public var innerIdentity = Setting(InnerIdentity.reference)
  /// For rows that `ForEach` makes in a `List`.
  public var innerRowAppearance = Setting(InnerRowAppearance.reference)
  public var destructiveSwipe = Setting(DestructiveSwipe.reference)
  public var swipedRow = Setting(SwipedRow.reference)
  public var editButtonFirstTap = Setting(EditButtonFirstTap.reference)
  public var rowEditMode = Setting(RowEditMode.reference)
}

extension ListBehavior {
  static let seams: [Seam] = [
    Seam("lists.destructiveSwipe", \.lists.destructiveSwipe),
    Seam("lists.editButtonFirstTap", \.lists.editButtonFirstTap),
    Seam("lists.innerIdentity", \.lists.innerIdentity),
    Seam("lists.innerRowAppearance", \.lists.innerRowAppearance),
    Seam("lists.lazyRowState", \.lists.lazyRowState),
    Seam("lists.removedField", \.lists.removedField),
    Seam("lists.removedRow", \.lists.removedRow),
    Seam("lists.rowAfterForeground", \.lists.rowAfterForeground),
    Seam("lists.rowEditMode", \.lists.rowEditMode),
    Seam("lists.staleIndex", \.lists.staleIndex),
    Seam("lists.swipedRow", \.lists.swipedRow),
  ]
}

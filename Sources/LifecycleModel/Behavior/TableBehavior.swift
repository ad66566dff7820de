/// The seams of table and collection views.
public struct TableBehavior: Sendable, Hashable {
  /// Which cells exist beside the visible ones.
  public enum PreparedCells: String, SeamValue {
    case none, nextRow
  }
  /// What happens to the cell whose field is first responder when it scrolls off screen.
  public enum EditedCell: String, SeamValue {
    case kept, recycled
  }
  /// Whether a cell that comes back within the prepared range is asked for again.
  public enum Redisplay: String, SeamValue {
    case asksDataSource, reusesPreparedCell
  }
  /// When reloading ends the editing of a field: as it begins, or once cells have new content.
  public enum ReloadWhileEditing: String, SeamValue {
    case endsEditing, endsEditingAfterwards
  }
  /// Whether the cell of a deleted row can say which row it was while its field ends editing.
  public enum DeletedCell: String, SeamValue {
    case hasRow, hasNoRow
  }
  /// When the data source is asked to load rows that come on the screen.
  public enum Prefetch: String, SeamValue {
    case aheadOfDisplay, withDisplay
  }
  /// Whether the platform stands a change of the data at a bad moment.
  public enum ChangeWhileEditing: String, SeamValue {
    case allowed, crashes
  }
  /// What a batch of updates does to a field in a header or footer that is being edited.
  public enum HeaderEditing: String, SeamValue {
    case kept, endedByBatch, endedByRepeatedBatch
  }
  /// What an update does to a text view of a row after the first character typed into it.
  public enum FirstCharacter: String, SeamValue {
    case keepsFocus, losesFocus
  }
  /// Which row a table names when the editing that a swipe began ends with the row's deletion.
  public enum EndOfSwipe: String, SeamValue {
    case tellsNoRow, tellsDeletedRow
  }
  /// For tables.
  public var preparedCells = Setting(PreparedCells.reference)
  /// For collections.
  public var preparedItems = Setting(PreparedCells.reference)
  public var editedCell = Setting(EditedCell.reference)
  public var redisplay = Setting(Redisplay.reference)
  public var reloadWhileEditing = Setting(ReloadWhileEditing.reference)
  public var deletedCell = Setting(DeletedCell.reference)
  public var endOfSwipe = Setting(EndOfSwipe.reference)
  public var prefetch = Setting(Prefetch.reference)
  /// A table is reloaded while it takes its cells in or out of edit mode and a field is edited.
  public var reloadInSetEditing = Setting(ChangeWhileEditing.reference)
  /// Items are inserted into or deleted from a collection while a field of a cell is edited.
  public var itemChangeWhileEditing = Setting(ChangeWhileEditing.reference)
  public var headerEditing = Setting(HeaderEditing.reference)
  public var firstCharacter = Setting(FirstCharacter.reference)
}

extension TableBehavior {
  static let seams: [Seam] = [
    Seam("tables.deletedCell", \.tables.deletedCell),
    Seam("tables.editedCell", \.tables.editedCell),
    Seam("tables.endOfSwipe", \.tables.endOfSwipe),
    Seam("tables.firstCharacter", \.tables.firstCharacter),
    Seam("tables.headerEditing", \.tables.headerEditing),
    Seam("tables.itemChangeWhileEditing", \.tables.itemChangeWhileEditing),
    Seam("tables.prefetch", \.tables.prefetch),
    Seam("tables.preparedCells", \.tables.preparedCells),
    Seam("tables.preparedItems", \.tables.preparedItems),
    Seam("tables.redisplay", \.tables.redisplay),
    Seam("tables.reloadInSetEditing", \.tables.reloadInSetEditing),
    Seam("tables.reloadWhileEditing", \.tables.reloadWhileEditing),
  ]
}

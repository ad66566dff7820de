/// The seams of table views.
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
  /// What reloading does to the field being edited.
  public enum ReloadWhileEditing: String, SeamValue {
    case endsEditing, keepsEditing
  }
  public var preparedCells = Setting(PreparedCells.reference)
  public var editedCell = Setting(EditedCell.reference)
  public var redisplay = Setting(Redisplay.reference)
  public var reloadWhileEditing = Setting(ReloadWhileEditing.reference)
}

extension TableBehavior {
  static let seams: [Seam] = [
    Seam("tables.editedCell", \.tables.editedCell),
    Seam("tables.preparedCells", \.tables.preparedCells),
    Seam("tables.redisplay", \.tables.redisplay),
    Seam("tables.reloadWhileEditing", \.tables.reloadWhileEditing),
  ]
}

/// The seams of lists, lazy stacks and `ForEach`.
public struct ListBehavior: Sendable, Hashable {
  /// When `ForEach` over a range reads its range.
  public enum ConstantRange: String, SeamValue {
    case readOnce, readEachUpdate
  }
  /// Whether a row that was removed is evaluated again.
  public enum RemovedRow: String, SeamValue {
    case notEvaluated, evaluatedAfterAnimation
  }
  /// What becomes of a row's state while it is off screen.
  public enum RowState: String, SeamValue {
    case kept, lostOffScreen
  }
  /// How an element binding of `ForEach($items)` finds its element.
  public enum ElementBinding: String, SeamValue {
    case byPosition, byIdentity
  }
  /// Whether the first tap on an edit button works.
  public enum EditButtonFirstTap: String, SeamValue {
    case works, ignored
  }
  public var constantRange = Setting(ConstantRange.reference)
  public var removedRow = Setting(RemovedRow.reference)
  /// For `List`.
  public var listRowState = Setting(RowState.reference)
  /// For lazy stacks.
  public var lazyRowState = Setting(RowState.reference)
  public var elementBinding = Setting(ElementBinding.reference)
  public var editButtonFirstTap = Setting(EditButtonFirstTap.reference)
}

extension ListBehavior {
  static let seams: [Seam] = [
    Seam("lists.constantRange", \.lists.constantRange),
    Seam("lists.editButtonFirstTap", \.lists.editButtonFirstTap),
    Seam("lists.elementBinding", \.lists.elementBinding),
    Seam("lists.lazyRowState", \.lists.lazyRowState),
    Seam("lists.listRowState", \.lists.listRowState),
    Seam("lists.removedRow", \.lists.removedRow),
  ]
}

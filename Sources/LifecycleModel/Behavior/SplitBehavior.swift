/// The seams of columns side by side.
public struct SplitBehavior: Sendable, Hashable {
  /// What becomes of a link's screen in the next column when the app says that it is not active.
  public enum ClearedColumn: String, SeamValue {
    case showsOwnContent, keepsScreen
  }
  /// Whether a column whose content is a choice of views shows another one when the state says so.
  public enum ColumnChoice: String, SeamValue {
    case follows, stays
  }
  /// Whether a wide app stays wide on its way to the background.
  public enum BackgroundWidth: String, SeamValue {
    case stays, compactForAMoment
  }
  public var clearedColumn = Setting(ClearedColumn.reference)
  public var columnChoice = Setting(ColumnChoice.reference)
  public var backgroundWidth = Setting(BackgroundWidth.reference)
}

extension SplitBehavior {
  static let seams: [Seam] = [
    Seam("split.backgroundWidth", \.split.backgroundWidth),
    Seam("split.clearedColumn", \.split.clearedColumn),
    Seam("split.columnChoice", \.split.columnChoice),
  ]
}

/// The seams of asynchronous work bound to a view.
public struct TaskBehavior: Sendable, Hashable {
  /// How often the work of a view in the last column of a split view starts as it appears.
  public enum ColumnStart: String, SeamValue {
    case once, cancelledAndAgain
  }
  public var columnStart = Setting(ColumnStart.reference)
}

extension TaskBehavior {
  static let seams: [Seam] = [
    Seam("tasks.columnStart", \.tasks.columnStart)
  ]
}

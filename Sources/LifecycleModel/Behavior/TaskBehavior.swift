/// The seams of asynchronous work bound to a view.
public struct TaskBehavior: Sendable, Hashable {
}

extension TaskBehavior {
  static let seams: [Seam] = []
}

/// The seams of columns side by side.
public struct SplitBehavior: Sendable, Hashable {
}

extension SplitBehavior {
  static let seams: [Seam] = []
}

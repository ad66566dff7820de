/// The seams of focus and of the end of an edit.
public struct FocusBehavior: Sendable, Hashable {
}

extension FocusBehavior {
  static let seams: [Seam] = []
}

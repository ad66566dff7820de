/// The seams of tabs.
public struct TabBehavior: Sendable, Hashable {
}

extension TabBehavior {
  static let seams: [Seam] = []
}

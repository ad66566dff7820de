/// The seams of destinations: when they are made, bound, and made again.
public struct DestinationBehavior: Sendable, Hashable {
}

extension DestinationBehavior {
  static let seams: [Seam] = []
}

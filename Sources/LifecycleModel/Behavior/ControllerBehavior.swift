/// The seams of view controllers: their transitions and their callbacks.
public struct ControllerBehavior: Sendable, Hashable {
}

extension ControllerBehavior {
  static let seams: [Seam] = []
}

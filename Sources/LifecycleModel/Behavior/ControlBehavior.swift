/// The seams of controls other than text fields.
public struct ControlBehavior: Sendable, Hashable {
}

extension ControlBehavior {
  static let seams: [Seam] = []
}

/// The seams of marked text, corrections and undo.
public struct CompositionBehavior: Sendable, Hashable {
}

extension CompositionBehavior {
  static let seams: [Seam] = []
}

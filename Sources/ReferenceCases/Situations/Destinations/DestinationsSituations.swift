import Holdfast

extension ReferenceCases {
  static let destinationsSituations: [any Situation] = []
}

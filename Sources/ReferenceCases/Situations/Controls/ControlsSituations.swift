import Holdfast

extension ReferenceCases {
  static let controlsSituations: [any Situation] = []
}

import Holdfast

extension ReferenceCases {
  static let compositionSituations: [any Situation] = []
}

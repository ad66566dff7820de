import Holdfast

extension ReferenceCases {
  static let tabsSituations: [any Situation] = []
}

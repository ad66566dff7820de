import Holdfast

extension ReferenceCases {
  static let textSituations: [any Situation] = [
    RewritingField()
  ]
}

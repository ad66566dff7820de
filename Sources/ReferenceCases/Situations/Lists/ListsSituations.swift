import Holdfast

extension ReferenceCases {
  static let listsSituations: [any Situation] = [
    DeleteLastRow(),
    EditButtonTwice(),
  ]
}

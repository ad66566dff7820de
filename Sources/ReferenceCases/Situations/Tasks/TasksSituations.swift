import Holdfast

extension ReferenceCases {
  static let tasksSituations: [any Situation] = [
    SelectRowWithTask()
  ]
}

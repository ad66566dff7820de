import Holdfast

extension ReferenceCases {
  static let tablesSituations: [any Situation] = [
    TableScroll()
  ]
}

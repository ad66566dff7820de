import Holdfast

extension ReferenceCases {
  static let navigationSituations: [any Situation] = [
    PushTypePop(),
    PushSwipeBackCancel(),
    PushPopDelete(),
  ]
}

import Holdfast

extension ReferenceCases {
  static let controllersSituations: [any Situation] = [
    UIKitSwipeBack(),
    UIKitSwipeBackCancelled(),
    ModalOpenClose(),
    CardDragCancelled(),
    CountdownPicked(),
    FieldWithBothEndings(),
  ]
}

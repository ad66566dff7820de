import Holdfast

extension ReferenceCases {
  static let controlsSituations: [any Situation] = [
    DragInLandscape(),
    ScrollFromButton(),
    StepperOfButtons(),
    SwitchInSelectableList(),
  ]
}

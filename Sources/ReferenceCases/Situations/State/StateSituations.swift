import Holdfast

extension ReferenceCases {
  static let stateSituations: [any Situation] = [
    ObserveModel(),
    SwapInAppear(),
    ChangeOnThreeLevels(),
    InitialChangeInTabs(),
    ReceiveJust(),
    ReceivePropertyOfParent(),
    ReceiveOnMainQueue(),
    ShowClassRepresentable(),
    PublishInBody(),
    CustomPublisher(),
  ]
}

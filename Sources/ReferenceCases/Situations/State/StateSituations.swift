import Holdfast

extension ReferenceCases {
  static let stateSituations: [any Situation] = [
    ObserveModel(),
    SwapInAppear(),
    PublishInBody(),
    CustomPublisher(),
  ]
}

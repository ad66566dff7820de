import Holdfast

extension ReferenceCases {
  static let destinationsSituations: [any Situation] = [
    OpenPresentedScreen(),
    ClosePresentedBelow(),
    ConfirmPresentedEditor(),
    ClearPathAfterSearch(),
    ShortenPathTwice(),
    ValueAfterView(),
    MenuTwoDeep(),
    RemoveDeepStack(),
    OpenLinkTwice(),
    OpenHostedLink(),
    ClearSecondColumn(),
    ChangeColumnChoice(),
    WideToBackground(),
    LoadThenLeave(),
    SwipeALittleAndPush(),
  ]
}

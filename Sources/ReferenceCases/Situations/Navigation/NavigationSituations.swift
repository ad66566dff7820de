import Holdfast

extension ReferenceCases {
  static let navigationSituations: [any Situation] = [
    PushTypePop(),
    PushSwipeBackCancel(),
    PushPopDelete(),
    RouterPushFour(),
    RouterPushThreeAndBack(),
    LogInOnPushedForm(),
    LogOutOnPushedScreen(),
    StackReplaced(),
    ActiveLinkBackToList(),
    ActiveLinkBack(),
    ActiveLinkReopen(),
    NestedActiveLink(),
    LinksInListDone(),
    ToolbarLinkOverEmptyList(),
    PushDetail(),
    PushFromTwoLinks(),
    TwoLinksFormWritesBack(),
    ThirdScreenSaves(),
    SelectOtherLink(),
    SelectOtherLinkInStackStyle(),
    RowChangesUnderDetail(),
    GroupComesAndGoes(),
    GroupWatchesValue(),
    IdentityChanges(),
    SwapInAppearAndBack(),
    SheetCommitsAsItGoes(),
  ]
}

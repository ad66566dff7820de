import Holdfast

extension ReferenceCases {
  static let listsSituations: [any Situation] = [
    ChangeOffScreen(),
    DeepBadgesInList(),
    DeleteEditedRule(),
    DeleteLastRow(),
    EditButtonTwice(),
    EditModeInRow(),
    FilterWithTwoIdentities(),
    FramedPhotosInList(),
    IndicesShrink(),
    LazyStackScrolled(),
    NestedSwitchScrolled(),
    RefreshOnForeground(),
    RemoveLastField(),
    SwipeAsksFirst(),
    SwipeDeletesObject(),
  ]
}

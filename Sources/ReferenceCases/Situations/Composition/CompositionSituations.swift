import Holdfast

extension ReferenceCases {
  static let compositionSituations: [any Situation] = [
    ComposeRerender(),
    ComposeInTextView(),
    ComposeDeadKey(),
    TypeAndUndo(),
    ReturnWhileComposing(),
    SendMisspelt(),
    KanaInField(),
    PickWordInLimitedField(),
    KanaInLimitedField(),
    LeaveMisspeltTextView(),
    MirrorField(),
    CloseWhileRowIsEdited(),
    HideOptionalField(),
    RemoveEditedRow(),
  ]
}

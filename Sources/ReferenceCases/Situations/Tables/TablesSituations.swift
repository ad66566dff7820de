import Holdfast

extension ReferenceCases {
  static let tablesSituations: [any Situation] = [
    TableScroll(),
    CollectionScroll(),
    TableLoadsAhead(),
    EditedItemScrolledOff(),
    FormSectionSwitched(),
    FormRowCleared(),
    EditModeReloads(),
    RowSwipedAway(),
    NextFieldDuringReload(),
    ItemAddedWhileEditing(),
    HeaderSearch(),
    HeaderSearchInTwoBatches(),
    GrowingRow(),
  ]
}

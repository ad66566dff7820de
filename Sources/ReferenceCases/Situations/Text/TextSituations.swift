import Holdfast

extension ReferenceCases {
  static let textSituations: [any Situation] = [
    RewritingField(),
    FormatterFieldSave(),
    FormatterFieldLeave(),
    FormatFieldLeave(),
    LongNumber(),
    NestedPrice(),
    SearchableFormReturn(),
    PopWhileFocused(),
    LayoutReplaced(),
    ColumnReinsertion(),
    FocusOnAppear(),
    AddFocusedRows(),
    DeleteFocusedRow(),
    AlertWhileTyping(),
    HostedFieldPop(),
  ]
}

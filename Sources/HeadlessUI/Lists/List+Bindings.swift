// Modelled: full, documented

extension List where SelectionValue == Never {
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  { self.init(nil, ForEach(data, content: rowContent)) }

  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<C, ID>, ID, RowContent>, C.Index: Hashable {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  { self.init(nil, ForEach(data, editActions: editActions, content: rowContent)) }

  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<C, ID>, ID, RowContent>, C.Index: Hashable {
    self.init(nil, ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  { self.init(ListSelection(selection), ForEach(data, content: rowContent)) }

  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<C, ID>, ID, RowContent>, C.Index: Hashable {
    self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
  }

  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      ListSelection(selection), ForEach(data, editActions: editActions, content: rowContent))
  }

  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<C, ID>, ID, RowContent>, C.Index: Hashable {
    self.init(
      ListSelection(selection), ForEach(data, id: id, editActions: editActions, content: rowContent)
    )
  }

  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  { self.init(ListSelection(selection), ForEach(data, content: rowContent)) }

  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<C, ID>, ID, RowContent>, C.Index: Hashable {
    self.init(ListSelection(selection), ForEach(data, id: id, content: rowContent))
  }

  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(
      ListSelection(selection), ForEach(data, editActions: editActions, content: rowContent))
  }

  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<C, ID>, ID, RowContent>, C.Index: Hashable {
    self.init(
      ListSelection(selection), ForEach(data, id: id, editActions: editActions, content: rowContent)
    )
  }
}

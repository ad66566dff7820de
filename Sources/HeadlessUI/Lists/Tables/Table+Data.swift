// Modelled: full, documented
public import Foundation

extension Table {
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never>
    columns: () -> TupleTableColumnContent<Value, Never>
  )
  where
    Rows == TableForEachContent<Data>, Columns == TupleTableColumnContent<Value, Never>,
    Data.Element == Value
  {
    self.init(values: Array(data), selection: nil, sort: nil, columns: columns()._columns)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort>
    columns: () -> TupleTableColumnContent<Value, Sort>
  )
  where
    Rows == TableForEachContent<Data>, Columns == TupleTableColumnContent<Value, Sort>,
    Data.Element == Value, Sort.Compared == Value
  {
    self.init(
      values: Array(data), selection: nil, sort: TableSort(sortOrder), columns: columns()._columns)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never>
    columns: () -> TupleTableColumnContent<Value, Never>
  )
  where
    Rows == TableForEachContent<Data>, Columns == TupleTableColumnContent<Value, Never>,
    Data.Element == Value
  {
    self.init(
      values: Array(data), selection: ListSelection(Optional(selection)), sort: nil,
      columns: columns()._columns)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort>
    columns: () -> TupleTableColumnContent<Value, Sort>
  )
  where
    Rows == TableForEachContent<Data>, Columns == TupleTableColumnContent<Value, Sort>,
    Data.Element == Value, Sort.Compared == Value
  {
    self.init(
      values: Array(data), selection: ListSelection(Optional(selection)),
      sort: TableSort(sortOrder), columns: columns()._columns)
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never>
    columns: () -> TupleTableColumnContent<Value, Never>
  )
  where
    Rows == TableForEachContent<Data>, Columns == TupleTableColumnContent<Value, Never>,
    Data.Element == Value
  {
    self.init(
      values: Array(data), selection: ListSelection(Optional(selection)), sort: nil,
      columns: columns()._columns)
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort>
    columns: () -> TupleTableColumnContent<Value, Sort>
  )
  where
    Rows == TableForEachContent<Data>, Columns == TupleTableColumnContent<Value, Sort>,
    Data.Element == Value, Sort.Compared == Value
  {
    self.init(
      values: Array(data), selection: ListSelection(Optional(selection)),
      sort: TableSort(sortOrder), columns: columns()._columns)
  }
}

// Modelled: full, documented
public import Foundation

/// A column of a table: a title and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>
{
  let label: Label
  let content: (RowValue) -> Content
  let comparator: Sort?

  /// - Modelled: accepted, documented. Nothing is laid out.
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  /// - Modelled: accepted, documented. Nothing is laid out.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
    -> TableColumn
  { self }
}

/// The columns of a table.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue: Identifiable
  associatedtype TableColumnSortComparator: SortComparator
  /// The columns, each by itself.
  @MainActor var _columns: [_TableColumnParts<TableRowValue>] { get }
}

/// A column without its types.
public struct _TableColumnParts<RowValue> {
  let label: AnyView
  let content: (RowValue) -> AnyView
  let comparator: Any?
}

extension TableColumn: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  public var _columns: [_TableColumnParts<RowValue>] {
    let content = content
    return [
      _TableColumnParts(
        label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator)
    ]
  }
}

extension TableColumn where Sort == Never, Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(titleKey), content: content, comparator: nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), content: content, comparator: nil) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), content: content, comparator: Self.comparator(value))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(label: Text(title), content: content, comparator: Self.comparator(value)) }
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(
      label: Text(titleKey), content: { Text(verbatim: $0[keyPath: value]) },
      comparator: Self.comparator(value))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
  where Content == Text {
    self.init(
      label: Text(title), content: { Text(verbatim: $0[keyPath: value]) },
      comparator: Self.comparator(value))
  }

  private static func comparator<V: Comparable>(_ value: KeyPath<RowValue, V>) -> Sort {
    // Key paths never change, so that any thread may use one: the cast adds the marker only.
    KeyPathComparator(unsafeBitCast(value, to: (any KeyPath<RowValue, V> & Sendable).self))
  }
}

/// Columns one after another.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator> {
  public let _columns: [_TableColumnParts<RowValue>]
}

extension TupleTableColumnContent: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
}

/// Builds the columns of a table from statements.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  public static func buildExpression<S: SortComparator, Content, Label>(
    _ column: TableColumn<RowValue, S, Content, Label>
  ) -> TableColumn<RowValue, S, Content, Label> { column }
  @MainActor @preconcurrency
  public static func buildPartialBlock<C: TableColumnContent>(first: C)
    -> TupleTableColumnContent<RowValue, Sort> where C.TableRowValue == RowValue
  { TupleTableColumnContent(_columns: first._columns) }
  @MainActor @preconcurrency
  public static func buildPartialBlock<C: TableColumnContent>(
    accumulated: TupleTableColumnContent<RowValue, Sort>, next: C
  ) -> TupleTableColumnContent<RowValue, Sort> where C.TableRowValue == RowValue {
    TupleTableColumnContent(_columns: accumulated._columns + next._columns)
  }
}

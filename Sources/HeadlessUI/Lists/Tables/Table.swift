// Modelled: partial, documented
import LifecycleModel
import LifecycleSimulator

/// Rows in several columns.
///
/// Where there is little width a table shows its first column only, as a list. Elsewhere each row
/// has a cell in every column, and a tap on the title of a column that can be sorted asks the app
/// for that order, or for the other direction.
///
/// - Modelled: partial, documented. Rows that an app builds one by one are absent.
public struct Table<Value: Identifiable, Rows, Columns>: View {
  private let values: [Value]
  private let selection: ListSelection<Value.ID>?
  private let columns: [_TableColumnParts<Value>]
  private let sort: TableSort?
  @Environment(\.horizontalSizeClass) private var width

  init(
    values: [Value], selection: ListSelection<Value.ID>?, sort: TableSort?,
    columns: [_TableColumnParts<Value>]
  ) {
    self.values = values
    self.selection = selection
    self.sort = sort
    self.columns = columns
  }

  @ViewBuilder public var body: some View {
    let shown = width == .compact ? Array(columns.prefix(1)) : columns
    List(
      selection,
      TupleView(
        HeaderRow(columns: width == .compact ? [] : shown, sort: sort),
        ForEach(values) { value in
          HStack { ForEach(shown.indices, id: \.self) { shown[$0].content(value) } }
        }))
  }

  /// The titles of the columns.
  private struct HeaderRow: LibraryView {
    let columns: [_TableColumnParts<Value>]
    let sort: TableSort?
    var body: some View {
      if !columns.isEmpty {
        HStack {
          ForEach(columns.indices, id: \.self) { index in
            if let sort, let comparator = columns[index].comparator {
              Button {
                sort.choose(comparator)
              } label: {
                columns[index].label
              }
            } else {
              columns[index].label
            }
          }
        }
      }
    }
  }
}

extension Table: LibraryView {}

/// The order of a table's rows, as the app keeps it.
struct TableSort {
  let choose: (Any) -> Void

  init<Sort: SortComparator>(_ order: Binding<[Sort]>) {
    choose = { comparator in
      guard var chosen = comparator as? Sort else { return }
      var all = order.wrappedValue
      if let known = all.firstIndex(where: { Self.isSame($0, chosen) }) {
        chosen = all.remove(at: known)
        // A tap on the title by which the rows are sorted already turns the order round.
        if known == 0 { chosen.order = chosen.order == .forward ? .reverse : .forward }
      }
      all.insert(chosen, at: 0)
      order.wrappedValue = all
    }
  }

  private static func isSame<Sort: SortComparator>(_ left: Sort, _ right: Sort) -> Bool {
    var (left, right) = (left, right)
    (left.order, right.order) = (.forward, .forward)
    return left == right
  }
}

/// The rows of a table that come from a collection.
public struct TableForEachContent<Data: RandomAccessCollection> {}

// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// Rows in a single column.
///
/// Rows are made when they come on the screen. With a selection, a tap on a row that does nothing
/// else selects it: one row at any time, several in the edit mode.
public struct List<SelectionValue: Hashable, Content: View>: RowsView {
  let content: Content
  let selection: ListSelection<SelectionValue>?
  var rowContainer: Container { .list }
  var rowSelection: (any RowSelection)? { selection }

  init(_ selection: ListSelection<SelectionValue>?, _ content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content())
  }
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content())
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

/// Controls for entering data, in rows.
public struct Form<Content: View>: RowsView {
  let content: Content
  var rowContainer: Container { .list }
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style was handed.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

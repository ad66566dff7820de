import LifecycleModel

/// What is on the screen, in reading order, with the rows that things stand in.
@MainActor package struct ElementList {
  package struct Item {
    package let element: any Element
    /// The index into `rows` of the row it stands in, or -1.
    package let row: Int
  }
  package private(set) var items: [Item] = []
  package private(set) var rows: [any RowElement] = []
  package private(set) var scrollers: [any ScrollContainer] = []
  /// The names of the screens that are in front, outermost first.
  package private(set) var screens: [String] = []
  /// What the Return key of a hardware keyboard presses while no field has it: the first found.
  package private(set) var defaultAction: (any Element)?
  private var currentRow = -1

  package init() { items.reserveCapacity(32) }

  package mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    scrollers.removeAll(keepingCapacity: true)
    screens.removeAll(keepingCapacity: true)
    defaultAction = nil
    currentRow = -1
  }

  package mutating func add(_ element: any Element) {
    items.append(Item(element: element, row: currentRow))
  }

  package mutating func add(scroller: any ScrollContainer) { scrollers.append(scroller) }
  package mutating func add(screen: String) { screens.append(screen) }

  /// Collects, and replaces each element that was collected by another.
  package mutating func collect(
    _ body: (inout ElementList) -> Void, replacing replacement: (any Element) -> any Element
  ) {
    let start = items.count
    body(&self)
    for index in start..<items.count {
      items[index] = Item(element: replacement(items[index].element), row: items[index].row)
    }
  }

  /// Collects controls of which the first is the default action.
  package mutating func collectDefaultAction(_ body: (inout ElementList) -> Void) {
    let start = items.count
    body(&self)
    guard defaultAction == nil, start < items.count else { return }
    defaultAction = items[start].element
  }

  /// Collects what stands in a row.
  package mutating func inRow(_ row: any RowElement, _ body: (inout ElementList) -> Void) {
    let outer = currentRow
    rows.append(row)
    currentRow = rows.count - 1
    body(&self)
    currentRow = outer
  }
}

// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A view that shows rows, of which only so many fit on the screen.
@MainActor protocol RowsView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  /// The container that events in its rows name.
  var rowContainer: Container { get }
  /// What is selected, where a person can select.
  var rowSelection: (any RowSelection)? { get }
  /// How many items stand side by side.
  var itemsPerLine: Int { get }
}

extension RowsView {
  var rowSelection: (any RowSelection)? { nil }
  var itemsPerLine: Int { 1 }
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    RowsNode(view, context)
  }
}

/// The node of a list, a form, a lazy stack or a lazy grid.
final class RowsNode<V: RowsView>: WrapperNode<V, V.Content>, RowHost, ScrollContainer,
  DeviceDependent
{
  private(set) var segments = RowSegments()
  private var isLaidOut = false
  /// The first row on the screen.
  private(set) var first = 0
  private var isLayingOut = false
  let hasRowGestures: Bool
  private var selection: (any RowSelection)?
  private(set) var itemsPerLine: Int

  override init(_ view: V, _ context: _NodeContext) {
    selection = view.rowSelection
    itemsPerLine = view.itemsPerLine
    hasRowGestures = view.rowContainer == .list
    super.init(view, context)
    var inner = childContext()
    inner.rows = self
    inner.container = view.rowContainer
    if hasRowGestures, let scope = RowEditMode.scope(for: context) { inner.environment = scope }
    makeChild(view.content, inner)
    layOut(.insertion)
    followSelection()
  }

  override func update(_ view: V) {
    super.update(view)
    selection = view.rowSelection
    if itemsPerLine != view.itemsPerLine {
      itemsPerLine = view.itemsPerLine
      isLaidOut = false
    }
    child.update(view.content)
    if !isLaidOut { layOut(.update) }
    followSelection()
  }

  override func refresh() {
    layOut(.update)
    followSelection()
  }

  var capacity: Int { max(1, simulator.device.visibleRows) * itemsPerLine }
  var count: Int { segments.count }

  /// More or fewer rows fit.
  func screenSizeChanged() { rowsChanged() }

  func rowsChanged() {
    guard isLaidOut, !isLayingOut else { return }
    isLaidOut = false
    graph.afterPass { [weak self] in
      guard let self, self.isMounted, !self.isLaidOut else { return }
      self.layOut(.update)
    }
  }

  /// Finds the rows anew if they have changed.
  func layOutIfNeeded() { if !isLaidOut { layOut(.update) } }

  /// Finds the rows and shows those that fit.
  private func layOut(_ cause: Cause) {
    isLayingOut = true
    defer { isLayingOut = false }
    isLaidOut = true
    segments.removeAll()
    child.collectRows(into: &segments)
    first = max(0, min(first, lastFirst))
    showVisibleRows(cause)
  }

  private func showVisibleRows(_ cause: Cause) {
    let window = first..<(first + capacity)
    var start = 0
    for segment in segments.segments {
      let size = segment.count
      switch segment {
      case .single(let node, _):
        node.setShown(window.contains(start), cause)
      case .dynamic(let rows):
        let lower = max(0, min(size, window.lowerBound - start))
        let upper = max(lower, min(size, window.upperBound - start))
        rows.show(lower..<upper, cause: cause)
      }
      start += size
    }
  }

  override func collect(into list: inout ElementList) {
    layOutIfNeeded()
    list.add(scroller: self)
    let window = first..<(first + capacity)
    var start = 0
    for segment in segments.segments {
      switch segment {
      case .single(let node, let origin):
        if window.contains(start) { collect(node, origin, start, into: &list) }
      case .dynamic(let rows):
        var index = max(start, first)
        rows.visitShownRows { node in
          collect(node, RowOrigin(source: rows, row: node), index, into: &list)
          index += 1
        }
      }
      start += segment.count
    }
  }

  private func collect(
    _ node: _AnyNode, _ origin: RowOrigin?, _ index: Int, into list: inout ElementList
  ) {
    let handle: RowHandle
    if let made = node.rowHandle {
      handle = made
      handle.rowIndex = index
    } else {
      handle = RowHandle(node, host: self, origin: origin, index: index)
      node.rowHandle = handle
    }
    guard let selection, selection.isMultiple, isEditing else {
      return list.inRow(handle) { show(node, into: &$0) }
    }
    list.inRow(handle) {
      $0.collect(
        { show(node, into: &$0) },
        replacing: { element in
          element.elementRole == .link ? handle.selecting(element) : element
        })
    }
  }

  /// Adds what a row shows, as the views around it that are no part of the row change it.
  private func show(_ row: _AnyNode, into list: inout ElementList) {
    var wrappers: [_AnyNode] = []
    var node = row.parent
    while let current = node, current !== self {
      if current.changesElements { wrappers.append(current) }
      node = current.parent
    }
    show(row, in: wrappers[...], into: &list)
  }
  private func show(
    _ row: _AnyNode, in wrappers: ArraySlice<_AnyNode>, into list: inout ElementList
  ) {
    guard let outermost = wrappers.last else { return row.collect(into: &list) }
    outermost.collect(into: &list) { show(row, in: wrappers.dropLast(), into: &$0) }
  }

  // MARK: Scrolling

  var hasRowsAbove: Bool { first > 0 }
  var hasRowsBelow: Bool { first + capacity < count }

  /// The first row on the screen when the last one is on it.
  private var lastFirst: Int {
    let hidden = max(0, count - capacity)
    return (hidden + itemsPerLine - 1) / itemsPerLine * itemsPerLine
  }

  func scroll(rows: Int) -> Int {
    layOutIfNeeded()
    let moved = scroll(toFirst: first + rows * itemsPerLine, byHand: true)
    if moved != 0 { tellWatchers() }
    return moved / itemsPerLine
  }

  /// Brings a row to the top, as far as there are rows; returns by how many the rows moved.
  @discardableResult func scroll(toFirst row: Int, byHand: Bool = false) -> Int {
    let target = max(0, min(row / itemsPerLine * itemsPerLine, lastFirst))
    let moved = target - first
    guard moved != 0 else { return 0 }
    if byHand { dismissKeyboardOnScroll() }
    first = target
    showVisibleRows(.scroll)
    return moved
  }

  /// Tells those around the rows that a person has scrolled them.
  private func tellWatchers() {
    var node = parent
    while let current = node {
      if let watcher = current as? any ScrollWatcher { watcher.rowsScrolled(self) }
      node = current.parent
    }
  }

  // MARK: Refreshing

  private var refreshing = Refreshing()

  var canBeRefreshed: Bool { context.environment.values.refresh != nil }
  func pullToRefresh() {
    guard let action = context.environment.values.refresh else { return }
    refreshing.begin(action)
  }
  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    refreshing.cancel()
    follower?.leave(graph)
  }

  // MARK: Selection

  /// Follows the selection of a list in a split view.
  private var follower: ContentReader?
  private var followed: AnyHashable?

  /// Tells the split view around the list when another row is selected, whoever selected it.
  private func followSelection() {
    guard let selection, !selection.isMultiple, let navigation = context.navigation,
      navigation.isInSplit
    else { return }
    let reader = follower ?? ContentReader(graph)
    if follower == nil {
      follower = reader
      reader.bind(to: self)
    }
    reader.renew()
    let chosen = reader.make { selection.chosen }
    guard chosen != followed else { return }
    followed = chosen
    navigation.selectionChanged(
      on: context.screen, isEmpty: chosen == nil, clear: { selection.clear() })
  }

  // MARK: Rows

  var isEditing: Bool { context.environment.values.editMode?.wrappedValue.isEditing ?? false }

  /// One row can be selected at any time, several in the edit mode. Source: Apple, `List`,
  /// "Supporting selection in lists".
  func select(_ row: _AnyNode, of origin: RowOrigin?) -> Bool {
    guard let selection, !selection.isMultiple || isEditing else { return false }
    return selection.select(row, of: origin)
  }

  func isSelected(_ row: _AnyNode, of origin: RowOrigin?) -> Bool? {
    selection?.isSelected(row, of: origin)
  }
}

import LifecycleModel
import LifecycleSimulator

/// A view that shows rows, of which only so many fit on the screen.
@MainActor protocol RowsView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
  /// The container that events in its rows name.
  var rowContainer: Container { get }
  var selectRow: ((AnyHashable?) -> Void)? { get }
}

extension RowsView {
  var selectRow: ((AnyHashable?) -> Void)? { nil }
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    RowsNode(view, context)
  }
}

/// The node of a list, a form or a lazy stack.
final class RowsNode<V: RowsView>: WrapperNode<V, V.Content>, RowHost, ScrollContainer {
  private var segments = RowSegments()
  private var isLaidOut = false
  private var first = 0
  private var isLayingOut = false

  override init(_ view: V, _ context: _NodeContext) {
    super.init(view, context)
    var inner = childContext()
    inner.rows = self
    inner.container = view.rowContainer
    makeChild(view.content, inner)
    layOut(.insertion)
  }

  override func update(_ view: V) {
    super.update(view)
    child.update(view.content)
    if !isLaidOut { layOut(.update) }
  }

  override func refresh() { layOut(.update) }

  private var capacity: Int { max(1, simulator.device.visibleRows) }
  private var count: Int { segments.count }

  func rowsChanged() {
    guard isLaidOut, !isLayingOut else { return }
    isLaidOut = false
    graph.afterPass { [weak self] in
      guard let self, self.isMounted, !self.isLaidOut else { return }
      self.layOut(.update)
    }
  }

  /// Finds the rows and shows those that fit.
  private func layOut(_ cause: Cause) {
    isLayingOut = true
    defer { isLayingOut = false }
    isLaidOut = true
    segments.removeAll()
    child.collectRows(into: &segments)
    first = max(0, min(first, count - capacity))
    showVisibleRows(cause)
  }

  private func showVisibleRows(_ cause: Cause) {
    let window = first..<(first + capacity)
    var start = 0
    for segment in segments.segments {
      let size = segment.count
      switch segment {
      case .single(let node):
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
    if !isLaidOut { layOut(.update) }
    list.add(scroller: self)
    let window = first..<(first + capacity)
    var start = 0
    for segment in segments.segments {
      switch segment {
      case .single(let node):
        if window.contains(start) { collect(node, nil, start, into: &list) }
      case .dynamic(let rows):
        var index = max(start, first)
        rows.visitShownRows { node in
          collect(node, rows as? any RowSource, index, into: &list)
          index += 1
        }
      }
      start += segment.count
    }
  }

  private func collect(
    _ node: _AnyNode, _ source: (any RowSource)?, _ index: Int, into list: inout ElementList
  ) {
    let handle: RowHandle
    if let made = node.rowHandle {
      handle = made
      handle.rowIndex = index
    } else {
      handle = RowHandle(node, host: self, source: source, index: index)
      node.rowHandle = handle
    }
    list.inRow(handle) { node.collect(into: &$0) }
  }

  // MARK: Scrolling

  var hasRowsAbove: Bool { first > 0 }
  var hasRowsBelow: Bool { first + capacity < count }

  func scroll(rows: Int) -> Int {
    let target = max(0, min(first + rows, max(0, count - capacity)))
    let moved = target - first
    guard moved != 0 else { return 0 }
    first = target
    showVisibleRows(.scroll)
    return moved
  }

  // MARK: Rows

  var isEditing: Bool { context.environment.values.editMode?.wrappedValue.isEditing ?? false }

  func select(_ row: _AnyNode) -> Bool { false }
}

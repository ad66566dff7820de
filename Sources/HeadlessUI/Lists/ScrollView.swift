// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// Content that can be scrolled; all of it is within reach, a lazy stack's row by row.
public struct ScrollView<Content: View>: ContainerView {
  public var content: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ScrollNode(view, context)
  }
}

/// The node of a scroll view, whatever is in it.
@MainActor protocol ScrollViewNode: AnyObject {}

/// The node of a scroll view: it can be pulled down where the app has something to refresh.
private final class ScrollNode<Content: View>: WrapperNode<ScrollView<Content>, Content>,
  ScrollContainer, ScrollViewNode
{
  private var refreshing = Refreshing()

  override init(_ view: ScrollView<Content>, _ context: _NodeContext) {
    super.init(view, context)
    var inner = childContext()
    inner.rows = nil
    makeChild(view.content, inner)
  }
  override func update(_ view: ScrollView<Content>) {
    super.update(view)
    child.update(view.content)
  }
  override func collect(into list: inout ElementList) {
    if canBeRefreshed { list.add(scroller: self) }
    super.collect(into: &list)
  }
  override func collectRows(into rows: inout RowSegments) { rows.add(single: self) }
  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    refreshing.cancel()
  }

  func scroll(rows: Int) -> Int { 0 }
  var hasRowsAbove: Bool { false }
  var hasRowsBelow: Bool { false }
  var canBeRefreshed: Bool { context.environment.values.refresh != nil }
  func pullToRefresh() {
    guard let action = context.environment.values.refresh else { return }
    refreshing.begin(action)
  }
}

/// A view whose content can be scrolled to a place by its identity.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  let content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ScrollReaderNode(view, context)
  }
}

/// Scrolls the rows inside a reader.
@MainActor @preconcurrency public struct ScrollViewProxy {
  let reach: ScrollReach

  /// Brings the view with an identity on the screen.
  ///
  /// Without an anchor the rows move no more than it takes; with one, the row comes to the same
  /// share of the height as the anchor.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let id = AnyHashable(id)
    _ = reach.node?.visitPlacedRows { $0.scroll(toID: id, anchor: anchor) }
  }
}

/// What a proxy can reach: the reader's content, as long as it is there.
@MainActor final class ScrollReach {
  fileprivate(set) weak var node: _AnyNode?
}

private final class ScrollReaderNode<Content: View>: KeepingWrapperNode<
  ScrollViewReader<Content>, Content
>
{
  private let reach = ScrollReach()
  private let reader: ContentReader

  override init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
    reader = ContentReader(context.graph)
    super.init(view, context)
    reach.node = self
    reader.bind(to: self)
    makeChild(makeContent())
  }
  override func update(_ view: ScrollViewReader<Content>) {
    super.update(view)
    refresh()
  }
  override func refresh() { child.update(makeContent()) }
  override func willLeave(_ cause: Cause) { reader.leave(graph) }

  private func makeContent() -> Content {
    reader.renew()
    return reader.make { view.content(ScrollViewProxy(reach: reach)) }
  }
}

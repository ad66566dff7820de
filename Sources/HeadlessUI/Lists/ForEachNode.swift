import LifecycleModel
import LifecycleSimulator

/// The node of a `ForEach`: one child for each element that is shown, known by identity.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  KeepingNode<ForEach<Data, ID, Content>>
{
  /// One element's node.
  final class Row {
    let id: ID
    let node: _ViewNode<Content>
    var offset: Int
    init(id: ID, node: _ViewNode<Content>, offset: Int) {
      self.id = id
      self.node = node
      self.offset = offset
    }
  }

  /// The data as it is read: a constant range is read once.
  private(set) var data: Data
  /// The rows that have nodes on the screen, in order.
  var shown: [Row] = []
  /// Rows scrolled off the screen whose state is kept.
  var parked: [ID: Row] = [:]
  /// What rows showed when they last left the screen, and how often the app had come back by then;
  /// filled only where a platform shows it again.
  var lastRenders: [ID: (element: Data.Element, returns: Int)] = [:]
  /// Removed rows that the platform has not let go of.
  var leaving: [Row] = []
  /// Removed rows that another one may take over, by the identity that they gave themselves.
  var reusable: [AnyHashable: Row] = [:]
  /// Whether rows are made when they are shown. An element that stands for several rows has all of
  /// them at once.
  let isLazy: Bool
  private let reader: ContentReader

  override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    data = view.data
    isLazy = context.rows != nil && !RowShape.isSeveralRows(Content.self)
    reader = ContentReader(context.graph)
    super.init(view, context)
    reader.bind(to: self)
    reader.renew()
    if !isLazy {
      shown = data.indices.enumerated().map { makeRow($0.offset, $0.element) }
      noteDuplicates()
    }
  }

  override func update(_ new: ForEach<Data, ID, Content>) {
    let old = data
    super.update(new)
    reader.renew()
    if !new.isConstantRange { data = new.data }
    updateStaleIndices()
    if isLazy {
      updateShown(old)
    } else {
      updateAll(old)
    }
  }

  /// Something that the rows' closure read has changed.
  override func refresh() {
    reader.renew()
    for row in shown where row.offset < data.count { updateContent(of: row) }
  }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    reader.leave(graph)
  }

  func index(_ offset: Int) -> Data.Index { data.index(data.startIndex, offsetBy: offset) }
  func identity(at offset: Int) -> ID { view.identity(data[index(offset)]) }

  /// The content of an element, with what its closure reads.
  func content(of element: Data.Element) -> Content { reader.make { view.content(element) } }

  func updateContent(of row: Row) { row.node.update(content(of: data[index(row.offset)])) }

  func makeRow(_ offset: Int, _ index: Data.Index) -> Row {
    let element = data[index]
    var inner = childContext()
    if isLazy { inner.rows = nil }
    let content = content(of: element)
    return Row(
      id: view.identity(element),
      node: reusedNode(for: content) ?? Content._makeNode(content, inner), offset: offset)
  }

  func noteDuplicate(_ id: ID) {
    graph.simulator.noteMisuse("ForEach: the id \(id) occurs more than once")
  }

  private func noteDuplicates() {
    var seen: Set<ID> = []
    for row in shown where !seen.insert(row.id).inserted { noteDuplicate(row.id) }
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) {
    for row in shown { body(row.node) }
    for row in parked.values { body(row.node) }
    for row in leaving { body(row.node) }
  }

  override func collect(into list: inout ElementList) {
    for row in shown { row.node.collect(into: &list) }
  }

  override func collectText(into text: inout String) {
    for row in shown { row.node.collectText(into: &text) }
  }

  override func collectRows(into rows: inout RowSegments) {
    if isLazy {
      rows.add(dynamic: self)
    } else {
      for row in shown {
        rows.add(from: RowOrigin(source: self, row: row.node)) {
          row.node.collectRows(into: &$0)
        }
      }
    }
  }
}

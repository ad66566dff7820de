import LifecycleModel
import LifecycleSimulator

/// The rows of a list, as the nodes of its content give them.
@MainActor struct RowSegments {
  enum Segment {
    /// A node that is a row by itself.
    case single(_AnyNode)
    /// Rows that are made when they are shown.
    case dynamic(any DynamicRows)

    @MainActor var count: Int {
      switch self {
      case .single: 1
      case .dynamic(let rows): rows.rowCount
      }
    }
  }

  private(set) var segments: [Segment] = []

  mutating func add(single node: _AnyNode) { segments.append(.single(node)) }
  mutating func add(dynamic rows: any DynamicRows) { segments.append(.dynamic(rows)) }
  mutating func removeAll() { segments.removeAll(keepingCapacity: true) }

  var count: Int { segments.reduce(0) { $0 + $1.count } }
}

/// Rows made on demand.
@MainActor protocol DynamicRows: AnyObject {
  var rowCount: Int { get }
  /// Makes the rows at these positions and takes all others off the screen.
  func show(_ range: Range<Int>, cause: Cause)
  /// Calls the closure with each row that is shown, in order.
  func visitShownRows(_ body: (_AnyNode) -> Void)
}

/// A container that shows rows.
@MainActor protocol RowHost: AnyObject {
  /// The rows are not the same ones any more.
  func rowsChanged()
  var isEditing: Bool { get }
  /// A row was tapped; returns whether anything reacted.
  func select(_ row: _AnyNode) -> Bool
}

/// What a person can do to one row.
@MainActor final class RowHandle: RowElement {
  private unowned let node: _AnyNode
  private weak var host: (any RowHost)?
  private weak var source: (any RowSource)?
  /// The position in the list.
  var rowIndex: Int

  init(_ node: _AnyNode, host: (any RowHost)?, source: (any RowSource)?, index: Int) {
    self.node = node
    self.host = host
    self.source = source
    self.rowIndex = index
  }

  var canDeleteRow: Bool { source?.canDelete ?? false }
  var canMoveRow: Bool { source?.canMove ?? false }
  var isRowInEditMode: Bool { host?.isEditing ?? false }
  func deleteRow() -> Bool { source?.delete(node) ?? false }
  func moveRow(after other: (any RowElement)?) -> Bool {
    guard let other = other as? RowHandle else { return source?.move(node, after: nil) ?? false }
    return source?.move(node, after: other.node) ?? false
  }
  func selectRow() -> Bool { host?.select(node) ?? false }
}

/// Where rows come from: it can delete and move them if the app allows it.
@MainActor protocol RowSource: AnyObject {
  var canDelete: Bool { get }
  var canMove: Bool { get }
  func delete(_ row: _AnyNode) -> Bool
  func move(_ row: _AnyNode, after other: _AnyNode?) -> Bool
}

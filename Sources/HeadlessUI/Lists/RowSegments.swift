import LifecycleModel
import LifecycleSimulator

/// The rows of a list, as the nodes of its content give them.
@MainActor struct RowSegments {
  enum Segment {
    /// A node that is a row by itself, with the element that it shows, if it shows one.
    case single(_AnyNode, RowOrigin?)
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
  private var origin: RowOrigin?

  mutating func add(single node: _AnyNode) { segments.append(.single(node, origin)) }

  /// Adds rows that stand for an element, or, with nil, for none.
  mutating func add(from origin: RowOrigin?, _ body: (inout RowSegments) -> Void) {
    let outer = self.origin
    self.origin = origin
    body(&self)
    self.origin = outer
  }
  mutating func add(dynamic rows: any DynamicRows) { segments.append(.dynamic(rows)) }
  mutating func removeAll() { segments.removeAll(keepingCapacity: true) }

  var count: Int { segments.reduce(0) { $0 + $1.count } }
}

/// The element for which a row stands: who made it, and its node there.
@MainActor struct RowOrigin {
  let source: any RowSource
  let row: _AnyNode
}

/// Rows made on demand.
@MainActor protocol DynamicRows: RowSource {
  var rowCount: Int { get }
  /// The position of the row with an identity, made or not.
  func offset(ofID id: AnyHashable) -> Int?
  /// The identity of the row at a position, made or not.
  func id(at offset: Int) -> AnyHashable
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
  /// How many rows there are, on the screen or not.
  var count: Int { get }
  /// Whether a person can swipe its rows and tap them as a whole: those of a list or a form.
  var hasRowGestures: Bool { get }
  /// A row was tapped; returns whether anything reacted.
  func select(_ row: _AnyNode, of origin: RowOrigin?) -> Bool
  /// Whether a row is selected; nil where none can be.
  func isSelected(_ row: _AnyNode, of origin: RowOrigin?) -> Bool?
}

/// What a person can do to one row.
@MainActor final class RowHandle: RowElement {
  unowned let node: _AnyNode
  /// Whether an action that a swipe shows is under way.
  var isInSwipeAction = false
  private weak var host: (any RowHost)?
  private weak var source: (any RowSource)?
  /// The node by which the source knows the row's element.
  private unowned let element: _AnyNode
  /// The position in the list.
  var rowIndex: Int

  init(_ node: _AnyNode, host: (any RowHost)?, origin: RowOrigin?, index: Int) {
    self.node = node
    self.host = host
    self.source = origin?.source
    self.element = origin?.row ?? node
    self.rowIndex = index
  }

  var canDeleteRow: Bool { source?.canDelete == true && !node.isRestricted(.delete) }
  var canMoveRow: Bool { source?.canMove == true && !node.isRestricted(.move) }
  /// The value that the row stands for: its tag, or its identity.
  func value<Value: Hashable>(as type: Value.Type) -> Value? {
    var found: Value?
    func visit(_ node: _AnyNode) {
      if found == nil { found = (node as? any ValueNode)?.value(as: type) }
      if found == nil { node.visitChildren(visit) }
    }
    visit(node)
    return found ?? source?.id(of: element, as: type)
  }

  var isRowInEditMode: Bool { host?.isEditing ?? false }
  func deleteRow() -> Bool { canDeleteRow && source?.delete(element) ?? false }
  func moveRow(after other: (any RowElement)?) -> Bool {
    guard canMoveRow else { return false }
    guard let other = other as? RowHandle else {
      return source?.move(element, after: nil) ?? false
    }
    return source?.move(element, after: other.element) ?? false
  }
  func selectRow() -> Bool { selectInList() || tapOnlyButton() }
  /// Selects the row where the list has a selection; touches nothing in the row.
  func selectInList() -> Bool { host?.select(node, of: origin) ?? false }
  /// Whether the row can be selected and is not.
  var isUnselected: Bool { host?.isSelected(node, of: origin) == false }
  private var origin: RowOrigin? { source.map { RowOrigin(source: $0, row: element) } }

  private var selecting = ElementProxies<ActingElement>()
  /// A link in a row of a list in edit mode: a tap on it selects the row.
  func selecting(_ link: any Element) -> any Element {
    selecting.proxy(for: link) { [weak self] in $1 == .tap && self?.selectInList() ?? false }
  }

  func rowActions() -> [any Element] { swipe.elements }
  func swipeToDelete() -> Bool? {
    let isAllowed = canDeleteRow
    let swipe = swipe
    if isAllowed || !swipe.actions.isEmpty { node.swipeMovesFocus() }
    return swipe.delete()
  }

  /// The actions that a swipe shows; only a list shows them.
  /// Source: evidence swipeactions-outside-list-inert.
  private var swipe: RowSwipe {
    RowSwipe(row: host?.hasRowGestures == true ? node : nil, touch: swipeTouch)
  }

  /// A tap anywhere on a row of a list is a tap on the row's button, if it has just one that
  /// looks as the list decides.
  private func tapOnlyButton() -> Bool {
    guard host?.hasRowGestures == true else { return false }
    var list = ElementList()
    node.collect(into: &list)
    let buttons = list.items.map(\.element).filter {
      $0.elementRole == .button || $0.elementRole == .link
    }
    guard buttons.count == 1, let button = buttons.first, button.isElementEnabled else {
      return false
    }
    // A button with a look of its own is touched itself.
    var around = (button.original as? _AnyNode)?.parent
    while let node = around, node !== self.node.parent {
      if let styler = node as? any ButtonStyler { guard styler.isAutomatic else { return false } }
      around = node.parent
    }
    return button.perform(.tap)
  }
}

/// Where rows come from: it can delete and move them if the app allows it.
@MainActor protocol RowSource: AnyObject {
  var canDelete: Bool { get }
  var canMove: Bool { get }
  func delete(_ row: _AnyNode) -> Bool
  func move(_ row: _AnyNode, after other: _AnyNode?) -> Bool
  /// The identity of the element that the row shows.
  func id(of row: _AnyNode) -> AnyHashable?
  /// The same, where it is a value of the given type.
  func id<Value: Hashable>(of row: _AnyNode, as type: Value.Type) -> Value?
}

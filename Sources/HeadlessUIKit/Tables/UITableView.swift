public import Foundation
import LifecycleModel
public import LifecycleSimulator

/// A list of rows of which only the visible ones have a cell.
///
/// The device says how many rows fit; headers and footers take no row. Cells are made in the layout
/// at the end of a turn. `cellForRow(at:)` knows visible cells only.
@preconcurrency @MainActor open class UITableView: UIScrollView, EventTarget, ScrollContainer {
  /// How sections look; accepted, not drawn.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// How a change of rows moves; accepted, not drawn.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  /// Where a row stands after scrolling to it.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// What the data source or delegate turned out not to have.
  struct Missing: OptionSet {
    let rawValue: Int
    static let commit = Missing(rawValue: 1)
    static let move = Missing(rawValue: 2)
    static let select = Missing(rawValue: 4)
  }

  /// A cell and the position of its row among all rows.
  struct Row {
    var index: Int
    let cell: UITableViewCell
  }

  /// Why a cell that is not visible is kept.
  enum Reserve { case prepared, edited, left }

  public private(set) var style = Style.plain
  open weak var dataSource: (any UITableViewDataSource)? { didSet { invalidateRows() } }
  open weak var delegate: (any UITableViewDelegate)? { didSet { scrollDelegate = delegate } }
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var allowsMultipleSelectionDuringEditing = false
  open var backgroundView: UIView?
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, for: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { exchange(oldValue, for: tableFooterView) } }
  open internal(set) var isEditing = false
  public static let automaticDimension: CGFloat = -1

  // MARK: Rows; `UITableView+Rows.swift` and `UITableView+Updates.swift` keep them

  var missing = Missing()
  /// Rows of each section, as last read.
  var sectionCounts: [Int] = []
  var isLoaded = false
  var firstVisible = 0
  /// The visible rows, in order.
  var displayed: [Row] = []
  /// Cells of rows that are not visible.
  var reserve: [(row: Row, reason: Reserve)] = []
  var pool: [String: [UITableViewCell]] = [:]
  var classes: [String: UITableViewCell.Type] = [:]
  /// The cell that a reload gives back to its row, because it is being edited.
  var keptForReload: Row?
  /// The row that the data source is being asked about.
  var requested = -1
  /// The row that an event being delivered is about.
  var eventRow: Row?
  /// The move by hand that is being reported.
  var handMove = (IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 0))
  var isLayingOutRows = false
  var updateDepth = 0
  var changes = RowChanges()
  var selection: [IndexPath] = []
  var headers: [Int: HeaderElement] = [:]
  var headerViews: [Int: UIView] = [:]
  /// The cause that events of rows report.
  var layoutCause = Cause.update

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Registration and reuse

  /// Names the class of which cells for an identifier are made.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A cell from the pool, or a new one of the registered class, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let kept = keptForReload, kept.index == requested,
      kept.cell.reuseIdentifier == identifier
    {
      keptForReload = nil
      kept.cell.prepareForReuse()
      return kept.cell
    }
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier]?.makeRegistered(identifier)
  }

  /// A cell from the pool, or a new one of the registered class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError(
        "Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
          + "'unable to dequeue a cell with identifier \(identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard'")
    }
    return cell
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  // MARK: Events

  package var eventName: String { accessibilityIdentifier ?? "table" }
  package func receive(_ event: Event) { handle(event) }

  // MARK: Scrolling by a person

  package var hasRowsAbove: Bool { firstVisible > 0 }
  package var hasRowsBelow: Bool { firstVisible + capacity < rowCount }

  package func scroll(rows: Int) -> Int {
    let old = firstVisible
    noteDrag { show(first: firstVisible + rows, cause: .scroll) }
    return firstVisible - old
  }

  // MARK: Elements

  package override func collectVisible(into list: inout ElementList) {
    list.add(scroller: self)
    tableHeaderView?.collectElements(into: &list)
    collectRows(into: &list)
    tableFooterView?.collectElements(into: &list)
  }
}

// Modelled: partial, documented
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
    static let accessory = Missing(rawValue: 8)
    static let primaryAction = Missing(rawValue: 16)
  }

  public private(set) var style = Style.plain
  open weak var dataSource: (any UITableViewDataSource)? { didSet { engine.invalidate() } }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
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
  /// Whether the rows show their editing controls.
  open var isEditing: Bool {
    get { editingIsOn }
    set { setEditing(newValue, animated: false) }
  }
  var editingIsOn = false
  /// The table is telling its cells that edit mode begins or ends.
  var isTellingCells = false
  /// The text view that an update took the keyboard from.
  weak var interruptedView: UITextView?
  public static let automaticDimension: CGFloat = -1

  // MARK: Rows; the engine keeps them

  private(set) lazy var engine = ItemEngine(self)
  var missing = Missing()
  var classes: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var headerPool: [String: [UITableViewHeaderFooterView]] = [:]
  /// The headers and footers of the sections on the screen.
  var headers: [Int: SectionLabel] = [:]
  var footers: [Int: SectionLabel] = [:]
  /// The move by hand that is being reported.
  var handMove = (IndexPath(row: 0, section: 0), IndexPath(row: 0, section: 0))
  /// The style of the editing control that a person used.
  var handStyle = UITableViewCell.EditingStyle.delete
  /// Keeps a data source that was made for this table alive.
  var ownedDataSource: AnyObject?

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

  /// Interface builder files are not loaded: said out loud.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nib?.noteUse()
  }

  /// A cell from the pool, or a new one of the registered class, or nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = engine.dequeue(identifier) { return cell as? UITableViewCell }
    return classes[identifier]?.makeRegistered(identifier)
  }

  /// A cell from the pool, or a new one of the registered class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      UIException.raise(
        "NSInternalInconsistencyException",
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// Names the class of which headers and footers for an identifier are made.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A header or footer from the pool, or a new one of the registered class, or nil.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    if let view = headerPool[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerClasses[identifier]?.makeRegistered(identifier)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.layOut()
  }

  open override var contentOffset: CGPoint {
    didSet { engine.contentWasMoved(to: contentOffset.y) }
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

  package var hasRowsAbove: Bool { engine.firstLine > 0 }
  package var hasRowsBelow: Bool { engine.visibleLines.upperBound < engine.itemCount }
  package func scroll(rows: Int) -> Int { engine.scrollByHand(rows) }

  // MARK: Elements

  package override func collectVisible(into list: inout ElementList) {
    list.add(scroller: self)
    tableHeaderView?.collectElements(into: &list)
    collectRows(into: &list)
    tableFooterView?.collectElements(into: &list)
    if engine.itemCount == 0 { backgroundView?.collectElements(into: &list) }
  }
}

// Modelled: partial, documented
public import Foundation
import LifecycleModel
public import LifecycleSimulator

/// A grid or list of items of which only the visible ones have a cell.
///
/// The layout breaks items into lines, and the device's screen says how many lines fit. Cells are
/// made in the layout at the end of a turn. `cellForItem(at:)` knows visible cells only.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, EventTarget, ScrollContainer {
  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

  /// Where an item stands after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// What the data source or delegate turned out not to have.
  struct Missing: OptionSet {
    let rawValue: Int
    static let move = Missing(rawValue: 1)
    static let select = Missing(rawValue: 2)
    static let primaryAction = Missing(rawValue: 4)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { engine.invalidate() } }
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate != nil { layoutChanged() }
    }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var dragInteractionEnabled = false
  open var backgroundView: UIView?
  open var isEditing = false {
    didSet { if oldValue != isEditing { tellCellsOfEditing() } }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      layoutChanged()
    }
  }

  // MARK: Items; the engine keeps them

  private(set) lazy var engine = ItemEngine(self)
  var missing = Missing()
  var classes: [String: UICollectionViewCell.Type] = [:]
  var supplementaryClasses: [String: UICollectionReusableView.Type] = [:]
  var supplementaryPool: [String: [UICollectionReusableView]] = [:]
  /// The headers and footers of the sections on the screen.
  var headers: [Int: UICollectionReusableView] = [:]
  var footers: [Int: UICollectionReusableView] = [:]
  /// When the last batch of updates was done.
  var lastBatch: Duration?
  /// The move by hand that is being reported.
  var handMove = (IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 0))
  /// Keeps a data source that was made for this collection alive.
  var ownedDataSource: AnyObject?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Changes the layout; items move to their new places.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    engine.finish(completion, isAnimated: animated)
  }

  func layoutChanged() {
    guard engine.isLoaded else { return }
    engine.lines = makeLines(for: engine.sectionCounts)
    setNeedsLayout()
  }

  /// The room that lines are laid out in: the view's own if it has one, else the screen's.
  var layoutSize: CGSize {
    let screen = UIScreen.main.bounds.size
    return CGSize(
      width: bounds.width > 0 ? bounds.width : screen.width,
      height: bounds.height > 0 ? bounds.height : screen.height - 64)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    engine.layOut()
  }

  open override var contentOffset: CGPoint {
    didSet {
      engine.contentWasMoved(
        to: collectionViewLayout.scrollsHorizontally ? contentOffset.x : contentOffset.y)
    }
  }

  // MARK: Events

  package var eventName: String { accessibilityIdentifier ?? "collection" }
  package func receive(_ event: Event) { handle(event) }

  // MARK: Scrolling by a person

  package var hasRowsAbove: Bool { engine.firstLine > 0 }
  package var hasRowsBelow: Bool {
    engine.lines.items(of: engine.visibleLines).upperBound < engine.itemCount
  }
  package func scroll(rows: Int) -> Int { engine.scrollByHand(rows) }

  // MARK: Elements

  package override func collectVisible(into list: inout ElementList) {
    list.add(scroller: self)
    collectItems(into: &list)
    if engine.itemCount == 0 { backgroundView?.collectElements(into: &list) }
  }
}

// Modelled: partial, documented
public import Foundation

/// Where an item or a header stands; computed from the lines of the layout.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var frame = CGRect.zero
  open var indexPath = IndexPath(item: 0, section: 0)
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
}

/// Decides where items stand. A layout of the app's own is not computed: its items stand in a list.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func invalidateLayout() { collectionView?.layoutChanged() }
  open func prepare() {}
  open var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The items of each line and the lengths of the lines.
  func arrange(_ counts: [Int], in collection: UICollectionView) -> LineArrangement {
    var lines = LineArrangement()
    for count in counts { lines.addList(count) }
    return lines
  }

  /// Whether lines stand beside each other.
  var scrollsHorizontally: Bool { false }
}

/// Lines of items, in the making.
struct LineArrangement {
  private(set) var lines: [Range<Int>] = []
  private(set) var lengths: [CGFloat] = []
  private var next = 0

  mutating func add(_ count: Int, length: CGFloat) {
    lines.append(next..<next + count)
    lengths.append(length)
    next += count
  }

  /// A section with an item a line, each as high as a row of a table.
  mutating func addList(_ count: Int) { addGrid(count, columns: 1, length: 44) }

  /// A section with so many items a line.
  mutating func addGrid(_ count: Int, columns: Int, length: CGFloat) {
    var left = count
    while left > 0 {
      let line = min(max(1, columns), left)
      add(line, length: length)
      left -= line
    }
  }
}

// Modelled: partial, documented
public import Foundation

/// Lets the delegate choose sizes for a flow layout.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}

/// Lines of items that are broken where the screen ends.
///
/// The device's screen decides how many items a line has and how many lines fit. Headers take no
/// room.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size with which items are to size themselves: 44 points are assumed for a side.
  public static let automaticSize = CGSize(width: -1, height: -1)
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  override var scrollsHorizontally: Bool { scrollDirection == .horizontal }

  override func arrange(_ counts: [Int], in collection: UICollectionView) -> LineArrangement {
    var lines = LineArrangement()
    let screen = collection.layoutSize
    let across = scrollsHorizontally ? screen.height : screen.width
    let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
    for (section, count) in counts.enumerated() {
      let inset =
        delegate?.collectionView(collection, layout: self, insetForSectionAt: section)
        ?? sectionInset
      let lineSpacing =
        delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
        ?? minimumLineSpacing
      let spacing =
        delegate?.collectionView(
          collection, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      let room =
        across - (scrollsHorizontally ? inset.top + inset.bottom : inset.left + inset.right)
      var (line, used, length): (Int, CGFloat, CGFloat) = (0, 0, 0)
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        let size = usable(
          delegate?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize)
        let width = scrollsHorizontally ? size.height : size.width
        if line > 0, used + spacing + width > room {
          lines.add(line, length: length + lineSpacing)
          (line, used, length) = (0, 0, 0)
        }
        used += (line > 0 ? spacing : 0) + width
        line += 1
        length = max(length, scrollsHorizontally ? size.width : size.height)
      }
      if line > 0 { lines.add(line, length: length + lineSpacing) }
    }
    return lines
  }

  private func usable(_ size: CGSize) -> CGSize {
    let estimate = estimatedItemSize
    if estimate == .zero, size.width > 0, size.height > 0 { return size }
    let source = estimate.width > 0 ? estimate : size
    return CGSize(
      width: source.width > 0 ? source.width : 44, height: source.height > 0 ? source.height : 44)
  }
}

// Modelled: full, documented
public import Foundation

extension UICollectionView {
  /// The number of sections, as last read.
  public var numberOfSections: Int {
    engine.loadIfNeeded()
    return engine.sectionCounts.count
  }

  /// The number of items of a section, as last read.
  public func numberOfItems(inSection section: Int) -> Int {
    engine.loadIfNeeded()
    return engine.sectionCounts[section]
  }

  /// The cell of an item, or nil when the item is not visible or there is none.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    engine.cell(at: indexPath) as? UICollectionViewCell
  }

  /// The item that a visible cell stands for.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    engine.path(of: cell)
  }

  /// The cells of the visible items.
  public var visibleCells: [UICollectionViewCell] {
    engine.displayed.compactMap { $0.cell as? UICollectionViewCell }
  }

  /// The visible items.
  public var indexPathsForVisibleItems: [IndexPath] {
    engine.displayed.map { engine.path($0.index) }
  }

  /// The header or footer of a section that is on the screen.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    elementKind == Self.elementKindSectionFooter
      ? footers[indexPath.section] : headers[indexPath.section]
  }

  /// The headers or footers that are on the screen.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    let views = elementKind == Self.elementKindSectionFooter ? footers : headers
    return views.keys.sorted().compactMap { views[$0] }
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    engine.loadIfNeeded()
    return (0..<engine.itemCount).first { itemFrame($0).contains(point) }.map(engine.path)
  }

  /// Where the layout puts an item.
  public func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    engine.loadIfNeeded()
    guard let index = engine.flat(indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = itemFrame(index)
    return attributes
  }

  /// Scrolls until an item is visible.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let place: ItemEngine.Place =
      if !scrollPosition.isDisjoint(with: [.top, .left]) {
        .first
      } else if !scrollPosition.isDisjoint(with: [.bottom, .right]) {
        .last
      } else if !scrollPosition.isDisjoint(with: [.centeredVertically, .centeredHorizontally]) {
        .middle
      } else {
        .nearest
      }
    guard engine.scroll(to: indexPath, place) else {
      UIException.raise(
        "NSInvalidArgumentException",
        "attempt to scroll to invalid index path: <NSIndexPath: {\(indexPath.section), "
          + "\(indexPath.item)}>")
    }
    if animated { noteEndOfScrollAnimation() }
  }

  // MARK: Selection

  /// The selected items.
  public var indexPathsForSelectedItems: [IndexPath]? { engine.selection }

  /// Selects an item without telling the delegate.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in engine.selection { deselectItem(at: path, animated: animated) }
      return
    }
    if !takesSeveral {
      for path in engine.selection where path != indexPath {
        deselectItem(at: path, animated: animated)
      }
    }
    if !engine.selection.contains(indexPath) { engine.selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    engine.selection.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Whether several items can be selected now.
  var takesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}

import Foundation
import LifecycleModel
import LifecycleSimulator

extension UICollectionView: ItemHost {
  var itemWords: ItemWords { .collection }
  var hearsOfItems: Bool { delegate != nil }

  func readItemCounts() -> [Int]? {
    guard let dataSource else { return nil }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func makeLines(for counts: [Int]) -> LineMap {
    let arrangement = collectionViewLayout.arrange(counts, in: self)
    let size = layoutSize
    return LineMap(
      lines: arrangement.lines, lengths: arrangement.lengths,
      extent: collectionViewLayout.scrollsHorizontally ? size.width : size.height)
  }

  func preparedCells(_ tables: TableBehavior) -> Setting<TableBehavior.PreparedCells> {
    isPrefetchingEnabled ? tables.preparedItems : Setting(.reference)
  }

  func requestItem(at path: IndexPath) -> any ReusableItem {
    guard let dataSource else { return UICollectionViewCell(frame: .zero) }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    cell.collection = self
    let isChosen = engine.selection.contains(path)
    if cell.isSelected != isChosen { cell.isSelected = isChosen }
    return cell
  }

  func itemWillDisplay(_ cell: any ReusableItem, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  func itemDidEndDisplaying(_ cell: any ReusableItem, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  func itemsWereLaidOut(_ visible: Range<Int>) {
    let (length, offset) = (
      engine.lines.contentLength, engine.lines.offset(of: engine.firstLine)
    )
    if collectionViewLayout.scrollsHorizontally {
      contentSize.width = length
      contentOffset.x = offset
    } else {
      contentSize.height = length
      contentOffset.y = offset
    }
    for entry in engine.displayed { entry.cell.frame = itemFrame(entry.index) }
    readSupplementaries(visible)
    if prefetchDataSource != nil, isPrefetchingEnabled { engine.prefetch(after: visible) }
  }

  func prefetchItems(at paths: [IndexPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
  }

  /// Where an item stands in the content, as far as lines tell.
  func itemFrame(_ index: Int) -> CGRect {
    let line = engine.lines.line(of: index)
    let items = engine.lines.items(of: line..<line + 1)
    let size = layoutSize
    let offset = engine.lines.offset(of: line)
    let length = engine.lines.offset(of: line + 1) - offset
    let isHorizontal = collectionViewLayout.scrollsHorizontally
    let share = (isHorizontal ? size.height : size.width) / CGFloat(max(1, items.count))
    let across = share * CGFloat(index - items.lowerBound)
    return isHorizontal
      ? CGRect(x: offset, y: across, width: length, height: share)
      : CGRect(x: across, y: offset, width: share, height: length)
  }

  func tellCellsOfEditing() {
    for case let cell as UICollectionViewCell in engine.displayed.map(\.cell)
    where cell.configurationUpdateHandler != nil {
      cell.setNeedsUpdateConfiguration()
    }
  }

  func handle(_ event: Event) {
    if engine.receiveDisplay(event) { return }
    switch event.kind {
    case .rowSelected:
      delegate?.collectionView(self, didSelectItemAt: engine.path(event.value))
    case .rowMoved:
      let (from, to) = handMove
      dataSource?.collectionView(self, moveItemAt: from, to: to)
    default: break
    }
  }
}

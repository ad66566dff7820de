import Foundation
import LifecycleModel
import LifecycleSimulator

/// What a person does to items.
extension UICollectionView {
  func selectByHand(_ cell: UICollectionViewCell) -> Bool {
    guard isReachable, let path = indexPath(for: cell), let index = engine.flat(path) else {
      return false
    }
    guard isEditing ? allowsSelectionDuringEditing || takesSeveral : allowsSelection,
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    if engine.selection.contains(path), takesSeveral {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return true }
      deselectItem(at: path, animated: true)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return true
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return true }
    let old = takesSeveral ? [] : engine.selection.filter { $0 != path }
    selectItem(at: path, animated: true, scrollPosition: [])
    for path in old { delegate?.collectionView(self, didDeselectItemAt: path) }
    guard let delegate else { return takesSeveral }
    missing.remove(.select)
    engine.deliver(.rowSelected, index)
    var isHeard = !missing.contains(.select)
    if delegate.collectionView(self, canPerformPrimaryActionForItemAt: path) {
      missing.remove(.primaryAction)
      delegate.collectionView(self, performPrimaryActionForItemAt: path)
      isHeard = isHeard || !missing.contains(.primaryAction)
    }
    return isHeard || takesSeveral
  }

  // MARK: Deleting

  private func list(_ path: IndexPath) -> UICollectionLayoutListConfiguration? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(of: path.section)
  }

  private func deletion(of cell: UICollectionViewCell) -> (() -> Void)? {
    guard isReachable, let path = indexPath(for: cell) else { return nil }
    if isEditing {
      for accessory in (cell as? UICollectionViewListCell)?.accessories ?? [] {
        if let action = accessory.deletion { return action }
      }
    }
    guard
      let action = list(path)?.trailingSwipeActionsConfigurationProvider?(path)?.actions
        .first(where: { $0.style == .destructive })
    else { return nil }
    return { action.handler(action, cell) { _ in } }
  }

  func canDelete(_ cell: UICollectionViewCell) -> Bool { deletion(of: cell) != nil }

  func deleteByHand(_ cell: UICollectionViewCell) -> Bool {
    guard let delete = deletion(of: cell) else { return false }
    delete()
    return true
  }

  /// Does what a swipe action of the item with the title does.
  func performSwipeAction(_ title: String, _ cell: UICollectionViewCell) -> Bool {
    guard isReachable, !isEditing, let path = indexPath(for: cell), let list = list(path) else {
      return false
    }
    let configurations = [
      list.leadingSwipeActionsConfigurationProvider?(path),
      list.trailingSwipeActionsConfigurationProvider?(path),
    ]
    for case let configuration? in configurations {
      if let action = configuration.actions.first(where: { $0.name == title }) {
        action.handler(action, cell) { _ in }
        return true
      }
    }
    return false
  }

  // MARK: Moving

  func canMove(_ cell: UICollectionViewCell) -> Bool {
    guard !missing.contains(.move), let dataSource, let path = indexPath(for: cell) else {
      return false
    }
    return dataSource.collectionView(self, canMoveItemAt: path)
  }

  func moveByHand(_ cell: UICollectionViewCell, after other: UICollectionViewCell?) -> Bool {
    guard isReachable, canMove(cell), let source = indexPath(for: cell) else { return false }
    var target = IndexPath(item: 0, section: other == nil ? 0 : source.section)
    if let other {
      guard let place = indexPath(for: other) else { return false }
      let shifts = place.section == source.section && source.item <= place.item
      target = IndexPath(item: place.item + (shifts ? 0 : 1), section: place.section)
    }
    if let delegate {
      target = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
        atCurrentIndexPath: source, toProposedIndexPath: target)
    }
    guard target != source else { return true }
    engine.carryMove(from: source, to: target)
    handMove = (source, target)
    engine.deliver(.rowMoved, engine.flat(target) ?? 0)
    setNeedsLayout()
    return !missing.contains(.move)
  }

  /// The menu that a long press on an item opens.
  func menu(of cell: UICollectionViewCell) -> UIContextMenuConfiguration? {
    guard isReachable, let path = indexPath(for: cell) else { return nil }
    return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: .zero)
  }
}

// Modelled: full, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator
import VirtualTime

extension UICollectionView {
  /// Reads everything anew; cells are asked for in the next layout.
  public func reloadData() {
    dropSupplementaries()
    engine.reload()
  }

  /// Reads sections anew.
  public func reloadSections(_ sections: IndexSet) {
    dropSupplementaries()
    engine.update { $0.reloadedSections.formUnion(sections) }
  }

  /// Asks for the cells of items anew.
  public func reloadItems(at indexPaths: [IndexPath]) {
    engine.update { $0.reloadedRows += indexPaths }
  }

  /// Asks the data source to set visible cells up again, without making new ones.
  public func reconfigureItems(at indexPaths: [IndexPath]) { engine.reconfigure(indexPaths) }

  /// Says that the data source has new items.
  public func insertItems(at indexPaths: [IndexPath]) {
    refuseWhileEditing()
    engine.update { $0.insertedRows += indexPaths }
  }

  /// Says that the data source has lost items.
  public func deleteItems(at indexPaths: [IndexPath]) {
    refuseWhileEditing()
    engine.update { $0.deletedRows += indexPaths }
  }

  /// Says that an item of the data source has moved.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    engine.update { $0.moves.append((indexPath, newIndexPath)) }
  }

  /// Says that the data source has new sections.
  public func insertSections(_ sections: IndexSet) {
    dropSupplementaries()
    engine.update { $0.insertedSections.formUnion(sections) }
  }

  /// Says that the data source has lost sections.
  public func deleteSections(_ sections: IndexSet) {
    dropSupplementaries()
    engine.update { $0.deletedSections.formUnion(sections) }
  }

  /// Says that a section of the data source has moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    dropSupplementaries()
    engine.update { $0.sectionMoves.append((section, newSection)) }
  }

  /// Makes changes as one batch; the completion runs when the items have moved.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    engine.performBatch(updates, completion)
    endHeaderEditing()
  }

  /// Whether changes wait for the end of their batch.
  public var hasUncommittedUpdates: Bool { engine.updateDepth > 0 }

  // MARK: Where platforms differ

  /// Items come or go while a field of a cell is edited.
  private func refuseWhileEditing() {
    guard let simulator, let client = simulator.focus.current,
      engine.displayed.contains(where: { $0.cell.containsInput(client) }),
      simulator.decide(simulator.behavior.tables.itemChangeWhileEditing) == .crashes
    else { return }
    UIException.raise(
      "NSInvalidArgumentException",
      "-[UICollectionViewUpdateItem action]: unrecognized selector sent to instance")
  }

  /// A batch is done: a field in a header or footer gives up the keyboard where the platform makes
  /// it do so.
  private func endHeaderEditing() {
    guard let simulator else { return }
    let setting = simulator.behavior.tables.headerEditing
    guard setting.value != .kept else { return }
    let now = simulator.clock.now
    let isRepeated = lastBatch.map { now - $0 < TransitionTime.row } ?? false
    lastBatch = now
    guard setting.value == .endedByBatch || isRepeated,
      let field = simulator.focus.current as? UIView,
      headers.values.contains(where: { field.isDescendant(of: $0) })
        || footers.values.contains(where: { field.isDescendant(of: $0) })
    else { return }
    _ = simulator.decide(setting)
    field.resignFirstResponder()
  }

  // MARK: Moving by a gesture of the app's own

  /// Begins a move by hand; refused when the data source does not allow it.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
  }
  /// The item follows the touch; the driver's move goes to its target at once.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Ends a move by hand.
  public func endInteractiveMovement() {}
  /// Takes a move by hand back.
  public func cancelInteractiveMovement() {}
}
